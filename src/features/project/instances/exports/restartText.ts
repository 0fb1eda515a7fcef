import { MINUTE_MS } from '#src/durations'
import { isRestartDue, isRestartExpected } from '#machines/lifecycle/autoRestart'
import type { Instance } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { formatLong } from '#ui/format/age'

/** When a failed instance restarts automatically, in words; undefined if it does not. @param format of the wait */
export function restartText(instance: Instance, nowMs: number, format = formatLong): string | undefined {
  if (!isRestartExpected(instance)) return undefined
  if (isRestartDue(instance, nowMs)) return 'Restarting soon'
  const until = dateOf(instance, 'autoRestartCooldownExpiration')
  const minutes = until ? Math.ceil((until.getTime() - nowMs) / MINUTE_MS) : 0
  return `Restarts in ${format(minutes * MINUTE_MS)}`
}

/** When {@link restartText} changes next, in milliseconds since the epoch: each minute during the cooldown. */
export function restartChangesAt(instance: Instance, nowMs: number): number {
  const until = dateOf(instance, 'autoRestartCooldownExpiration')?.getTime()
  if (until === undefined || !isRestartExpected(instance) || isRestartDue(instance, nowMs))
    return Number.POSITIVE_INFINITY
  const minutesAfter = Math.ceil((until - nowMs) / MINUTE_MS) - 1
  return until - Math.max(0, minutesAfter) * MINUTE_MS
}
