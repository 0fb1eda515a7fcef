import { isRestartDue, isRestartExpected } from '../../machines/lifecycle/autoRestart'
import type { Instance } from '../../store/api/generated/types'

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' })

/** When an instance that failed is started again by itself, in words; undefined when it is not. */
export function restartText(instance: Instance, nowMs: number): string | undefined {
  if (!isRestartExpected(instance)) return undefined
  if (isRestartDue(instance, nowMs)) return 'Restarting soon'
  const until = instance.autoRestartCooldownExpiration
  const minutes = until ? Math.ceil((Date.parse(until) - nowMs) / 60_000) : 0
  return `Restarts ${relative.format(minutes, 'minute')}`
}
