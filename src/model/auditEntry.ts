import { DAY_MS } from '#src/durations'
import { regionNow } from '#src/regionTime'
import type { AuditLogEntry } from '#store/api/generated/types'

// The facts about entries of the audit log: their callers, and the time from which the last ones are asked for.

/** The id of the caller; `unauthenticated` without one. Of a kind that the model does not know, its name. */
export function personOf({ actor }: AuditLogEntry): string {
  if (actor.kind === 'silo_user') return actor.siloUserId
  return actor.kind === 'user_builtin' ? actor.userBuiltinId : actor.kind
}

/** The ids of the silos whose users are among the callers, sorted. */
export const silosOf = (entries: readonly AuditLogEntry[]): readonly string[] =>
  [...new Set(entries.flatMap(({ actor }) => (actor.kind === 'silo_user' ? [actor.siloId] : [])))].sort()

/**
 * The start of the day a week ago in ISO 8601: the same for all visits of a day, which find the answer in the cache.
 */
export const weekAgo = (): string => new Date((Math.floor(regionNow() / DAY_MS) - 7) * DAY_MS).toISOString()
