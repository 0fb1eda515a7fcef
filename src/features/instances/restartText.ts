import { isRestartDue, isRestartExpected } from '../../machines/lifecycle/autoRestart'
import type { Instance, InstanceAutoRestartPolicy } from '../../store/api/generated/types'
import { dateOf } from '../../store/model/dates'

/** A choice of a restart policy; the default is no policy at all on the wire. */
export type RestartPolicy = 'default' | InstanceAutoRestartPolicy

/** The policies, and what they are called. */
export const restartPolicies: readonly { value: RestartPolicy; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
]

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' })

/** When an instance that failed is started again by itself, in words; undefined when it is not. */
export function restartText(instance: Instance, nowMs: number): string | undefined {
  if (!isRestartExpected(instance)) return undefined
  if (isRestartDue(instance, nowMs)) return 'Restarting soon'
  const until = dateOf(instance, 'autoRestartCooldownExpiration')
  const minutes = until ? Math.ceil((until.getTime() - nowMs) / 60_000) : 0
  return `Restarts ${relative.format(minutes, 'minute')}`
}

/** What the policy of an instance is called. */
export const policyLabel = ({ autoRestartPolicy }: Pick<Instance, 'autoRestartPolicy'>): string =>
  restartPolicies.find(({ value }) => value === (autoRestartPolicy ?? 'default'))?.label ??
  String(autoRestartPolicy)

/** Whether and when a failed instance is started again, as a sentence. */
export function restartSentence(instance: Instance, nowMs: number): string {
  if (!isRestartExpected(instance)) return 'It stays failed until someone starts it.'
  if (isRestartDue(instance, nowMs)) return 'The region starts it again as soon as it can.'
  return 'The region starts it again once the cooldown is over.'
}
