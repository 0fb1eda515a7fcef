import type { SnapshotFrom } from 'xstate'
import type { probationMachine } from '#machines/interaction/probationMachine'
import type { TrialView } from './trialView'

/** The status of a trial in its view; undefined before the region has accepted the change, and at the end. */
export function trialStatusOf(
  snapshot: SnapshotFrom<typeof probationMachine>,
): TrialView['status'] | undefined {
  if (snapshot.status !== 'active') return undefined
  if (snapshot.matches({ onTrial: 'soon' })) return 'soon'
  if (snapshot.matches({ onTrial: 'last' })) return 'last'
  if (snapshot.matches('onTrial')) return 'calm'
  if (snapshot.matches('reverting')) return 'reverting'
  if (snapshot.matches('cutOff')) return 'cutOff'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('contested') ? 'contested' : undefined
}
