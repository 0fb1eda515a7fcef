import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instances } from '#features/instances/noun'
import { ipPools } from '#features/ip-pools/noun'
import { bfdSessions } from '#features/bfd-sessions/noun'
import { silos } from '#features/silos/noun'
import { alertReceivers } from '#features/alerts/noun'
import { physicalDisks, sleds, uninitializedSleds } from '#features/inventory/noun'
import { uplinks } from '#features/switches/uplinks/noun'
import type {
  BfdStatus,
  BgpPeerStatus,
  PhysicalDisk,
  SiloUtilization,
  Sled,
  SledInstance,
  UninitializedSled,
} from '#store/api/generated/types'
import type { FailedDeliveries, PoolUtilization } from '#store/api/resources/health'
import { timeOf } from '#store/model/dates'
import { poolUse, usedShare } from '#store/model/poolUse'
import { formatAgo, formatSpan } from '#ui/format/age'
import { formatPercent } from '#ui/format/numbers'
import type { StateTone } from '#ui/feedback/StateBadge'
import { capacityResources } from '#features/shared/capacity/resources'
import {
  bfdTone,
  bgpTone,
  hardwarePolicyTone,
  hardwareStateTone,
  instanceTone,
  provisionTone,
} from '#features/kit/lifecycle/stateTones'
import { provisionPolicyOf, provisionWord } from '#features/shared/hardware/provisioning'

// Problems for operators, computed from API responses. The tone of a state expresses its severity.

/** One problem. */
export interface Finding {
  id: string
  tone: StateTone
  /** The text of its badge. */
  state: string
  /** The subject: "Sled ORS1028". */
  what: string
  /** The consequence, as a sentence. */
  detail: string
  /** The page where the problem can be fixed, or where the fix starts. */
  to: string
}

/** The share from which a quota or a pool counts as nearly used up. */
const NEARLY_FULL = 0.9
/** A transition takes seconds; one with a record of this age, in milliseconds, may be stuck. */
const STUCK_AFTER_MS = 10 * 60_000

/** A link to a list with a filter text. */
const filteredBy = (list: string, text: string) => `${list}?filter=${encodeURIComponent(text)}`

const isFine = (tone: StateTone) => tone === 'well' || tone === 'off'

/** Sleds that accept no instances, disks out of service, and sleds that wait to be added. */
export function hardwareFindings(
  inService: readonly Sled[],
  disks: readonly PhysicalDisk[],
  waiting: readonly UninitializedSled[],
): Finding[] {
  const closed = inService.flatMap(({ id, baseboard, policy }) => {
    const provision = provisionPolicyOf(policy)
    const tone = provision ? provisionTone(provision) : hardwarePolicyTone(policy.kind)
    return isFine(tone)
      ? []
      : {
          id,
          tone,
          state: provision ? provisionWord(provision) : policy.kind,
          what: `Sled ${baseboard.serial}`,
          detail: 'New instances and disks are not placed on it.',
          to: sleds.to.page({ sledId: id }),
        }
  })
  const broken = disks
    .filter(({ policy, state }) => hardwarePolicyTone(policy.kind) !== hardwareStateTone(state))
    .map(({ id, serial, policy, state }) => ({
      id,
      tone: 'attention' as const,
      state,
      what: `Disk ${serial}`,
      detail: `Its policy is ${policy.kind.replaceAll('_', ' ')}, its state is ${state}.`,
      to: filteredBy(physicalDisks.to.list(), serial),
    }))
  const uninitialized = waiting.map(({ baseboard, cubby }) => ({
    id: `uninitialized ${baseboard.serial}`,
    tone: 'attention' as const,
    state: 'not added',
    what: `Sled ${baseboard.serial}`,
    detail: `It is in cubby ${cubby} of its rack and waits to be added.`,
    to: filteredBy(uninitializedSleds.to.list(), baseboard.serial),
  }))
  return [...closed, ...broken, ...uninitialized]
}

/** Quotas that are nearly or wholly used up. */
export const quotaFindings = (rows: readonly SiloUtilization[]): Finding[] =>
  rows.flatMap(({ siloId, siloName, provisioned, allocated }) =>
    capacityResources.flatMap(({ key, label, words }) => {
      const [used, quota] = [provisioned[key], allocated[key]]
      if (used === 0 || used < quota * NEARLY_FULL) return []
      const isFull = used >= quota
      return {
        id: `${siloId} ${key}`,
        tone: isFull ? ('failed' as const) : ('attention' as const),
        state: isFull ? 'full' : 'nearly full',
        what: `${label} of silo ${siloName}`,
        detail: `${words(used)} of ${words(quota)} are provisioned.`,
        to: silos.to.quotas({ silo: siloName }),
      }
    }),
  )

/** Pools that are nearly or wholly used up. */
export const poolFindings = (pools: readonly PoolUtilization[]): Finding[] =>
  pools.flatMap(({ pool, utilization }) =>
    poolUse(utilization).flatMap((use) => {
      const share = usedShare(use)
      if (use.capacity === 0n || share < NEARLY_FULL * 10_000) return []
      const isFull = use.allocated >= use.capacity
      return {
        id: `${pool.id} ${use.version}`,
        tone: isFull ? ('failed' as const) : ('attention' as const),
        state: isFull ? 'full' : 'nearly full',
        what: `IP pool ${pool.name}`,
        detail: `${formatPercent(share)} of its IPv${use.version} addresses are allocated.`,
        to: ipPools.to.page({ pool: pool.name }),
      }
    }),
  )

/**
 * Failed instances on a sled, and instances that may be stuck in a transition: the API has the time when the
 * record changed, not when its state did.
 *
 * @param now when the response arrived, in milliseconds since the epoch
 * @param ownSilo the user's silo, whose instances have links to their pages
 */
export const instanceFindings = (
  running: readonly SledInstance[],
  now: number,
  ownSilo: string | undefined,
): Finding[] =>
  running.flatMap((instance) => {
    const { id, name, projectName, siloName, state, activeSledId } = instance
    const age = now - timeOf(instance, 'timeModified')
    const tone = instanceTone(state)
    const isStuck = instanceLifecycle.isTransitional(state) && age > STUCK_AFTER_MS
    if (tone !== 'failed' && !isStuck) return []
    return {
      id,
      tone: isStuck ? ('attention' as const) : tone,
      state,
      what: `Instance ${name} of ${siloName} / ${projectName}`,
      detail: `It is ${state}. Its record was last changed ${formatAgo(age)}.`,
      to:
        siloName === ownSilo
          ? instances.to.page({ project: projectName, instance: name })
          : sleds.to.page({ sledId: activeSledId }),
    }
  })

/** Sessions with other routers that are not up. A disabled session is no issue. */
export function sessionFindings(bgp: readonly BgpPeerStatus[], bfd: readonly BfdStatus[]): Finding[] {
  const peers = bgp.map((peer) => ({
    id: `bgp ${peer.switch} ${peer.addr}`,
    tone: bgpTone(peer.state),
    state: peer.state,
    what: `BGP session with ${peer.addr}`,
    detail: `AS ${peer.remoteAsn}, on ${peer.switch}, for ${formatSpan(peer.stateDurationMillis)}.`,
    // A peer is part of a port's settings.
    to: uplinks.to.list(),
  }))
  const sessions = bfd.map((session) => ({
    id: `bfd ${session.switch} ${session.peer}`,
    tone: bfdTone(session.state),
    state: session.state,
    what: `BFD session with ${session.peer}`,
    detail: `On ${session.switch}.`,
    to: bfdSessions.to.page({ switchLocation: session.switch, peer: session.peer }),
  }))
  return [...peers, ...sessions].filter(({ tone }) => !isFine(tone))
}

/** Receivers with undelivered alerts. */
export const deliveryFindings = (receivers: readonly FailedDeliveries[]): Finding[] =>
  receivers
    .filter(({ deliveries }) => deliveries.length > 0)
    .map(({ receiver: { id, name }, deliveries }) => {
      const classes = [...new Set(deliveries.map(({ alertClass }) => alertClass))].sort().join(', ')
      return {
        id,
        tone: 'failed' as const,
        state: 'not delivered',
        what: `Alert receiver ${name}`,
        detail: `${deliveries.length} ${deliveries.length === 1 ? 'alert' : 'alerts'} did not reach it: ${classes}.`,
        to: `${alertReceivers.to.page({ receiver: name })}?state=failed`,
      }
    })
