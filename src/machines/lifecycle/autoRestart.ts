import type { Instance } from '../../store/api/generated/types'
import { dateOf } from '../../store/model/dates'

/**
 * Whether an automatic restart is due: the instance failed, restarting is enabled, and the cooldown is absent or past.
 * Source: specification §4.
 */
export const isRestartDue = (
  instance: Pick<Instance, 'runState' | 'autoRestartEnabled' | 'autoRestartCooldownExpiration'>,
  nowMs: number,
): boolean => {
  if (instance.runState !== 'failed' || !instance.autoRestartEnabled) return false
  const cooldownEnd = dateOf(instance, 'autoRestartCooldownExpiration')
  return cooldownEnd === null || cooldownEnd.getTime() <= nowMs
}

/** Whether an automatic restart is to come, now or after its cooldown. */
export const isRestartExpected = (instance: Pick<Instance, 'runState' | 'autoRestartEnabled'>): boolean =>
  instance.runState === 'failed' && instance.autoRestartEnabled

/** Whether the question of an automatic restart arises at all. */
export const isFailed = (instance: Pick<Instance, 'runState'>): boolean => instance.runState === 'failed'
