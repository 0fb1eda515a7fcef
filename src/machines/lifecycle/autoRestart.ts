import type { Instance } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { instanceLifecycle } from './instanceLifecycle'

/** Whether the instance failed, so that an automatic restart is possible. */
export const isFailed = ({ runState }: Pick<Instance, 'runState'>): boolean =>
  instanceLifecycle.has(runState, 'failed')

/**
 * Whether an automatic restart is due: the instance failed, restarting is enabled, and the cooldown is absent or past.
 * Rule: LIFE-5.
 */
export const isRestartDue = (
  instance: Pick<Instance, 'runState' | 'autoRestartEnabled' | 'autoRestartCooldownExpiration'>,
  nowMs: number,
): boolean => {
  if (!isFailed(instance) || !instance.autoRestartEnabled) return false
  const cooldownEnd = dateOf(instance, 'autoRestartCooldownExpiration')
  return cooldownEnd === null || cooldownEnd.getTime() <= nowMs
}

/** Whether an automatic restart is expected, now or after the cooldown. */
export const isRestartExpected = (instance: Pick<Instance, 'runState' | 'autoRestartEnabled'>): boolean =>
  isFailed(instance) && instance.autoRestartEnabled
