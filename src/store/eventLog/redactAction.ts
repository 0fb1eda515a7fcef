import type { Action } from '@reduxjs/toolkit'
import type { OperationName } from '../api/generated/operationTypes'
import { keysOnly, redactArgs } from './redact'

/** Operations whose answers hold a secret: the tape keeps the keys of the answer only. */
const secretAnswers: ReadonlySet<string> = new Set<OperationName>([
  'deviceAuthRequest',
  'deviceAccessToken',
  'instanceSerialConsole',
  'webhookSecretsAdd',
])

interface CallMeta {
  arg?: { endpointName?: string; originalArgs?: unknown }
  baseQueryMeta?: unknown
}

/** The answer of an operation as it may leave the page: one that holds a secret by its keys only. */
export const redactAnswer = (operation: string, answer: unknown): unknown =>
  secretAnswers.has(operation) ? keysOnly(answer) : answer

/**
 * An action as the tape may keep it: arguments of calls are redacted in the same way. The request and the response
 * themselves are dropped: no reducer reads them, and they hold on to what the network gave.
 */
export function redactAction<A extends Action & { meta?: unknown; payload?: unknown }>(action: A): A {
  const meta = action.meta as CallMeta | undefined
  const operation = meta?.arg?.endpointName
  if (!meta?.arg || operation === undefined) return action
  const { baseQueryMeta: _, ...kept } = meta
  return {
    ...action,
    ...(action.type.endsWith('/fulfilled') ? { payload: redactAnswer(operation, action.payload) } : {}),
    meta: { ...kept, arg: { ...meta.arg, originalArgs: redactArgs(operation, meta.arg.originalArgs) } },
  }
}
