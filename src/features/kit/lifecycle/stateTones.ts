import type { DiskStateName } from '#machines/lifecycle/diskLifecycle'
import type { ImageState } from '#machines/lifecycle/imageLifecycle'
import type { InstanceState, SnapshotState } from '#store/api/generated/types'
import type { StateTone } from '#ui/feedback/StateBadge'

// The tones of states of project resources. Only this file decides how they look; the lifecycle decides what they
// allow. Those that only operators see are in `regionTones.ts`, which the first pages do not need.

const instanceTones: Record<InstanceState, StateTone> = {
  creating: 'motion',
  starting: 'motion',
  running: 'well',
  stopping: 'motion',
  stopped: 'off',
  rebooting: 'motion',
  migrating: 'motion',
  repairing: 'attention',
  failed: 'failed',
  destroyed: 'off',
}

const diskTones: Record<DiskStateName, StateTone> = {
  attached: 'well',
  attaching: 'motion',
  creating: 'motion',
  detaching: 'motion',
  detached: 'off',
  destroyed: 'off',
  faulted: 'failed',
  maintenance: 'attention',
  import_ready: 'unknown',
  importing_from_url: 'motion',
  importing_from_bulk_writes: 'motion',
  finalizing: 'motion',
}

const snapshotTones: Record<SnapshotState, StateTone> = {
  creating: 'motion',
  ready: 'well',
  faulted: 'failed',
  destroyed: 'off',
}

const imageTones: Record<ImageState, StateTone> = {
  creating: 'motion',
  ready: 'well',
  faulted: 'failed',
  destroyed: 'off',
}

/** A function from a state to its tone. An unknown state has a neutral one. */
export const toneIn = (tones: Record<string, StateTone>) => (state: string) => tones[state] ?? 'unknown'

/** The tone of a run state; an unknown state is shown unchanged in a neutral tone. */
export const instanceTone = toneIn(instanceTones)
export const diskTone = toneIn(diskTones)
export const snapshotTone = toneIn(snapshotTones)
export const imageTone = toneIn(imageTones)
