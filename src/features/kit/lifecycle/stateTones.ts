import type { DiskStateName } from '#machines/lifecycle/diskLifecycle'
import type { ImageState } from '#machines/lifecycle/imageLifecycle'
import type { SupportBundleLifecycleState } from '#machines/lifecycle/supportBundleLifecycle'
import type {
  AlertDeliveryState,
  BfdState,
  BgpPeerState,
  InstanceState,
  PhysicalDisk,
  Sled,
  SledProvisionPolicy,
  SnapshotState,
} from '#store/api/generated/types'
import type { StateTone } from '#ui/feedback/StateBadge'

// The tones of states. Only this file decides how a state looks; the lifecycle decides what it allows.

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

const imageTones: Record<ImageState, StateTone> = {
  creating: 'creating',
  ready: 'well',
  faulted: 'failed',
  destroyed: 'off',
}

const supportBundleTones: Record<SupportBundleLifecycleState, StateTone> = {
  collecting: 'creating',
  active: 'well',
  destroying: 'motion',
  failed: 'failed',
  gone: 'off',
}

const deliveryTones: Record<AlertDeliveryState, StateTone> = {
  pending: 'motion',
  delivered: 'well',
  failed: 'failed',
}

/** The decision of an operator for a sled or a physical disk. */
const hardwarePolicyTones: Record<(Sled | PhysicalDisk)['policy']['kind'], StateTone> = {
  in_service: 'well',
  expunged: 'failed',
}

const hardwareStateTones: Record<(Sled | PhysicalDisk)['state'], StateTone> = {
  active: 'well',
  decommissioned: 'off',
}

const provisionTones: Record<SledProvisionPolicy, StateTone> = {
  provisionable: 'well',
  non_provisionable: 'attention',
}

const bgpTones: Record<BgpPeerState, StateTone> = {
  idle: 'failed',
  connect: 'motion',
  active: 'motion',
  open_sent: 'motion',
  open_confirm: 'motion',
  session_setup: 'motion',
  established: 'well',
}

const bfdTones: Record<BfdState, StateTone> = {
  admin_down: 'off',
  down: 'failed',
  init: 'motion',
  up: 'well',
}

const ask = (tones: Record<string, StateTone>) => (state: string) => tones[state] ?? 'unknown'

/** The tone of a run state; an unknown state is shown unchanged in a neutral tone. */
export const instanceTone = ask(instanceTones)
export const diskTone = ask(diskTones)
export const snapshotTone = ask(snapshotTones)
export const imageTone = ask(imageTones)
export const supportBundleTone = ask(supportBundleTones)
export const deliveryTone = ask(deliveryTones)
export const hardwarePolicyTone = ask(hardwarePolicyTones)
export const hardwareStateTone = ask(hardwareStateTones)
export const provisionTone = ask(provisionTones)
export const bgpTone = ask(bgpTones)
export const bfdTone = ask(bfdTones)
