import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { timeOf } from '#model/dates'

/** The longest time from the creation of an instance to its first state at rest, in milliseconds: less than a boot takes. */
const CREATION_MS = 10_000

/**
 * Whether an instance was never started: it is down, and has been since its creation. The region does not say so itself; one
 * that never ran and one that did not run in the time of a chart have the same answer. Rule: ERR-8.
 */
export const hasNeverRun = (
  instance: Pick<Instance, 'runState' | 'timeCreated' | 'timeRunStateUpdated'>,
): boolean =>
  !instanceLifecycle.has(instance.runState, 'placed') &&
  timeOf(instance, 'timeRunStateUpdated') - timeOf(instance, 'timeCreated') <= CREATION_MS
