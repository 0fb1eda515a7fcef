import { MINUTE_MS } from '#src/durations'
import { isRestartDue, isRestartExpected } from '#machines/lifecycle/autoRestart'
import type { Instance, InstanceAutoRestartPolicy } from '#store/api/generated/types'
import { dateOf } from '#store/model/dates'
import { formatLong } from '#ui/format/age'

/** A restart policy; the default is null on the wire. */
export type RestartPolicy = 'default' | InstanceAutoRestartPolicy

/** The policies with their labels. */
export const restartPolicies: readonly { value: RestartPolicy; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
]

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

/** The label of an instance's policy. */
export const restartPolicyLabel = ({ autoRestartPolicy }: Pick<Instance, 'autoRestartPolicy'>): string =>
  restartPolicies.find(({ value }) => value === (autoRestartPolicy ?? 'default'))?.label ??
  String(autoRestartPolicy)

/** Whether and when a failed instance restarts, as a sentence. */
export function restartSentence(instance: Instance, nowMs: number): string {
  if (!isRestartExpected(instance)) return 'It stays failed until someone starts it.'
  if (isRestartDue(instance, nowMs)) return 'The region starts it again as soon as it can.'
  return 'The region starts it again once the cooldown is over.'
}
