import type { Action } from '@reduxjs/toolkit'
import type { OperationName } from '../api/generated/operationTypes'
import { keysOnly, redactArgs } from './redact'

/** Operations whose responses contain a secret: the tape keeps only the keys of the response. */
const secretAnswers: ReadonlySet<string> = new Set<OperationName>([
  'deviceAuthRequest',
  'deviceAccessToken',
  'instanceSerialConsole',
  'webhookSecretsAdd',
  'scimTokenCreate',
])

interface CallMeta {
  arg?: { endpointName?: string; originalArgs?: unknown }
  baseQueryMeta?: unknown
}

/** A response that may leave the page: reduced to its keys if it contains a secret. */
export const redactAnswer = (operation: string, answer: unknown): unknown =>
  secretAnswers.has(operation) ? keysOnly(answer) : answer

/**
 * An action for the tape. Arguments are redacted as in the log. The request and the response objects are dropped:
 * no reducer reads them, and they would retain network data.
 */
export function redactAction<A extends Action & { meta?: unknown; payload?: unknown }>(action: A): A {
  const meta = action.meta as CallMeta | undefined
  const operation = meta?.arg?.endpointName
  if (!meta?.arg || operation === undefined) return action
  const { baseQueryMeta: _, ...kept } = meta
  return {
    ...action,
    ...(action.type.endsWith('/fulfilled') && { payload: redactAnswer(operation, action.payload) }),
    meta: { ...kept, arg: { ...meta.arg, originalArgs: redactArgs(operation, meta.arg.originalArgs) } },
  }
}
