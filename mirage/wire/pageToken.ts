import type { OperationName } from '../../src/store/api/generated/operationTypes'
import { badQuery } from './fault'

// A page token is opaque to whoever carries it: URL-safe base64 of which list it continues, with which selectors, and
// the last key that was seen. Source: backend-behaviour §1.3.

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

/** What a token says, as arguments of its list. @throws 400 when it is not one of this list's */
export function readToken(list: OperationName, text: string): Record<string, unknown> {
  try {
    const token = JSON.parse(fromBase64(text)) as Token
    if (token.v === 1 && token.list === list && typeof token.last === 'string')
      return { ...token.selectors, pageToken: token.last }
  } catch {
    // Falls through to the refusal.
  }
  throw badQuery('page_token: corrupted')
}
