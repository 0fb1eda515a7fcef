import type { Entry } from '#store/eventLog/entry'
import { verdictOf } from './entryText'

/** Whether an entry is a failure: a reply with an error or none at all, or what the lifecycle does not permit. */
export function isFailure(entry: Entry): boolean {
  if (entry.kind === 'reply') return entry.data.status === null || entry.data.status >= 400
  const verdict = verdictOf(entry)
  return verdict === 'unlawful' || verdict === 'refused'
}

/** The newest failure. */
export const lastFailureIn = (entries: readonly Entry[]): Entry | undefined => entries.findLast(isFailure)

/** Whether an entry is an event that the library of the machines sends itself, such as the start of an actor. */
export const isInternal = (entry: Entry): boolean =>
  entry.kind === 'event' && entry.data.type.startsWith('xstate.')
