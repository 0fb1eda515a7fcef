import type { AlertClass } from '#store/api/generated/types'
import { PROBE_CLASS } from '#model/alertClasses'
import { invalidValue } from '../wire/apiError'

/** The classes of alerts. All but the probe are ours, so that there is something to see. */
export const alertClasses: readonly AlertClass[] = [
  { name: PROBE_CLASS, description: 'Synthetic alerts sent to test whether a receiver answers' },
  { name: 'test.disk.failed', description: 'A physical disk has failed' },
  { name: 'test.disk.replaced', description: 'A physical disk was put in place of another one' },
  { name: 'test.quota.near', description: 'A silo uses more than nine tenths of what it may' },
  { name: 'test.sled.unreachable', description: 'A sled does not answer' },
  { name: 'test.update.finished', description: 'The region runs its target release' },
]

/** @throws 400 when the pattern is a class that cannot be subscribed to. A pattern with `*` may match no class. */
export function checkSubscription(pattern: string) {
  if (pattern === PROBE_CLASS)
    throw invalidValue('alert_class', 'probes go to every receiver; they are not subscribed to')
  if (!pattern.includes('*') && !alertClasses.some(({ name }) => name === pattern))
    throw invalidValue('alert_class', `there is no alert class "${pattern}"`)
}
