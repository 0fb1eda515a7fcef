import type { EventData } from './entry'
import { answers, eventSummaries } from './eventSummaries'
import { keysOnly } from './redact'

/**
 * An event of an actor for the log. Of the library's own events, which carry inputs and outputs, only the type.
 */
export function redactEvent(event: { type: string }): EventData {
  if (event.type.startsWith('xstate.')) return { type: event.type } as EventData
  const summary = (eventSummaries as Record<string, ((event: never) => object) | undefined>)[event.type]
  return { ...(keysOnly(event) as object), ...summary?.(event as never), type: event.type } as EventData
}

/** Whether an event answers a question of its actor. */
export const isAnswer = ({ type }: { type: string }): boolean => answers.has(type)
