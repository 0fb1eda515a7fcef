import { bgpStatus, type BgpStatus } from '#machines/lifecycle/bgpSession'
import type { SupportBundleLifecycleState } from '#machines/lifecycle/supportBundleLifecycle'
import type { UnadoptedDiskState } from '#machines/lifecycle/unadoptedDiskLifecycle'
import type { UpdateState } from '#machines/lifecycle/updateLifecycle'
import type {
  AlertDeliveryState,
  BfdState,
  BgpPeerStatus,
  PhysicalDisk,
  RackMembershipChangeState,
  Sled,
  SledProvisionPolicy,
} from '#store/api/generated/types'
import { wireWords } from '#model/case'
import type { StateTone } from '#ui/feedback/StateBadge'
import { restLast } from './exceptionsFirst'
import { toneIn } from './stateTones'

// The tones of states that only operators see. Only this file decides how they look; the lifecycle decides what they
// allow.

const supportBundleTones: Record<SupportBundleLifecycleState, StateTone> = {
  collecting: 'motion',
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

const bgpTones: Record<BgpStatus, StateTone> = {
  idle: 'failed',
  connecting: 'motion',
  waiting: 'attention',
  no_answer: 'failed',
  established: 'well',
}

const bfdTones: Record<BfdState, StateTone> = {
  admin_down: 'off',
  down: 'failed',
  init: 'motion',
  up: 'well',
}

const rackMembershipTones: Record<RackMembershipChangeState, StateTone> = {
  in_progress: 'motion',
  committed: 'well',
  aborted: 'off',
}

const unadoptedDiskTones: Record<UnadoptedDiskState, StateTone> = {
  unadopted: 'attention',
  adoption_requested: 'motion',
  gone: 'off',
}

const updateTones: Record<UpdateState, StateTone> = {
  no_target: 'off',
  up_to_date: 'well',
  updating: 'motion',
  waiting: 'attention',
  suspended: 'attention',
  needs_support: 'failed',
}

/** The state of a link as a switch reports it. The API does not define the words. */
const linkTones: Record<string, StateTone> = {
  up: 'well',
  down: 'failed',
}

export const supportBundleTone = toneIn(supportBundleTones)
export const deliveryTone = toneIn(deliveryTones)
export const hardwarePolicyTone = toneIn(hardwarePolicyTones)
export const hardwareStateTone = toneIn(hardwareStateTones)
export const provisionTone = toneIn(provisionTones)
export const bfdTone = toneIn(bfdTones)
export const rackMembershipTone = toneIn(rackMembershipTones)
export const unadoptedDiskTone = toneIn(unadoptedDiskTones)
export const updateTone = toneIn(updateTones)
export const linkTone = toneIn(linkTones)
export const bgpStatusTone = toneIn(bgpTones)
/** How BGP sessions stand, what failed first: the order of their census. */
export const bgpStatuses = restLast(Object.keys(bgpTones), bgpStatusTone)

type BgpSession = Pick<BgpPeerStatus, 'state' | 'stateDurationMillis'>

/** The tone of a BGP session: one that waits for its neighbour turns for a minute, and has failed after ten. */
export const bgpTone = (session: BgpSession): StateTone => bgpStatusTone(bgpStatus(session) ?? '')

/** The state of a BGP session in words; after ten minutes of waiting, `no answer (active)`. */
export const bgpWord = (session: BgpSession): string => {
  const word = wireWords(session.state)
  return bgpStatus(session) === 'no_answer' ? `no answer (${word})` : word
}
