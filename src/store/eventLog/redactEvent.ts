import type { EventData } from './entry'
import { answers, eventSummaries } from './eventSummaries'
import { keysOnly } from './redact'

/** An event of an actor as the log may keep it. The library's own events carry inputs and outputs: their type only. */
export function redactEvent(event: { type: string }): EventData {
  if (event.type.startsWith('xstate.')) return { type: event.type } as EventData
  const summary = (eventSummaries as Record<string, ((event: never) => object) | undefined>)[event.type]
  return { ...(keysOnly(event) as object), ...summary?.(event as never), type: event.type } as EventData
}

/** Whether an event answers what its actor has asked. */
export const isAnswer = ({ type }: { type: string }): boolean => answers.has(type)
