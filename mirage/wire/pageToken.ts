import type { OperationName } from '#store/api/generated/operationTypes'
import { badQuery } from './apiError'

// A page token is opaque to clients: URL-safe base64 of the list that it continues, the selectors of the list, and the
// last key on the page before. Rule: WIRE-13.

interface Token {
  v: 1
  list: OperationName
  selectors: Record<string, unknown>
  last: string
}

const toBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const fromBase64 = (text: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  )

export const writeToken = (list: OperationName, selectors: Record<string, unknown>, last: string): string =>
  toBase64(JSON.stringify({ v: 1, list, selectors, last } satisfies Token))

/** The arguments that a token carries. @throws 400 when it is not a token of this list */
export function readToken(list: OperationName, text: string): Record<string, unknown> {
  try {
    const token = JSON.parse(fromBase64(text)) as Token
    if (token.v === 1 && token.list === list && typeof token.last === 'string')
      return { ...token.selectors, pageToken: token.last }
  } catch {
    // Falls through to the error.
  }
  throw badQuery('page_token: corrupted')
}
