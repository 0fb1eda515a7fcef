import { isRestartDue, isRestartExpected } from '#machines/lifecycle/autoRestart'
import type { Instance, InstanceAutoRestartPolicy } from '#store/api/generated/types'

/** A restart policy; the default is null on the wire. */
export type RestartPolicy = 'default' | InstanceAutoRestartPolicy

/** The policies with their labels. */
export const restartPolicies: readonly { value: RestartPolicy; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
]

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
