import { answers, eventSummaries } from './eventSummaries'
import { keysOnly } from './redact'

/** An event of an actor as the log may keep it. The library's own events carry inputs and outputs: their type only. */
export function redactEvent(event: { type: string }): Record<string, unknown> {
  if (event.type.startsWith('xstate.')) return { type: event.type }
  const summary = (eventSummaries as Record<string, ((event: never) => object) | undefined>)[event.type]
  return { ...(keysOnly(event) as object), ...summary?.(event as never), type: event.type }
}

/** Whether an event answers what its actor has asked. */
export const isAnswer = ({ type }: { type: string }): boolean => answers.has(type)
