import type { DiskStateName } from '../../machines/lifecycle/diskLifecycle'
import type { InstanceState, SnapshotState } from '../../store/api/generated/types'
import type { StateTone } from '../../ui/StateBadge'

// How a state looks. The one place where the look of a state is decided; what a state allows is the lifecycle's.

const instanceTones: Record<InstanceState, StateTone> = {
  creating: 'creating',
  starting: 'motion',
  running: 'well',
  stopping: 'motion',
  stopped: 'off',
  rebooting: 'motion',
  migrating: 'attention',
  repairing: 'attention',
  failed: 'failed',
  destroyed: 'off',
}

const diskTones: Record<DiskStateName, StateTone> = {
  attached: 'well',
  attaching: 'motion',
  creating: 'creating',
  detaching: 'motion',
  detached: 'off',
  destroyed: 'failed',
  faulted: 'failed',
  maintenance: 'attention',
  import_ready: 'motion',
  importing_from_url: 'creating',
  importing_from_bulk_writes: 'creating',
  finalizing: 'motion',
}

const snapshotTones: Record<SnapshotState, StateTone> = {
  creating: 'creating',
  ready: 'well',
  faulted: 'failed',
  destroyed: 'off',
}

const ask = (tones: Record<string, StateTone>) => (state: string) => tones[state] ?? 'unknown'

/** The tone of a run state; a state this console does not know is shown as it came, in a neutral tone. */
export const instanceTone = ask(instanceTones)
export const diskTone = ask(diskTones)
export const snapshotTone = ask(snapshotTones)
