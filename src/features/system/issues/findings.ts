import { ipPools } from '#features/system/ip-pools/noun'
import { bfdSessions } from '#features/system/bfd-sessions/noun'
import { silos } from '#features/system/silos/noun'
import { alertReceivers } from '#features/system/alerts/noun'
import { bgpPeers } from '#features/system/bgp/noun'
import { addSled, provisionCommand } from '#features/system/inventory/sleds/commands'
import { physicalDisks, sleds, uninitializedSleds } from '#features/system/inventory/noun'
import { uplinks } from '#features/system/switches/uplinks/noun'
import type {
  BfdStatus,
  BgpPeerStatus,
  PhysicalDisk,
  SiloUtilization,
  Sled,
  UninitializedSled,
} from '#store/api/generated/types'
import type { FailedDeliveries, PoolUtilization } from '#store/api/resources/health'
import { planStep } from '#store/commands/plan'
import { dateOf, timeOf } from '#model/dates'
import { poolUse, usedShare } from '#model/network/addressUse'
import { wireWords } from '#model/case'
import { counted } from '#ui/format/counted'
import { formatPercent } from '#ui/format/numbers'
import { NEARLY_FULL } from '#ui/feedback/fullness'
import type { StateTone } from '#ui/feedback/StateBadge'
import { capacityResources, usedText } from '#features/shared/capacity/capacityResources'
import {
  bfdTone,
  bgpTone,
  bgpWord,
  hardwarePolicyTone,
  hardwareStateTone,
  provisionTone,
} from '#features/kit/lifecycle/regionTones'
import { sessionPeerText } from '#features/shared/fabric/peer'
import { provisionPolicyOf, provisionWord } from '#features/shared/hardware/provisioning'
import type { Finding } from './exports/finding'
import { undeliveredOf } from './exports/undelivered'

// The rules of what needs attention, computed from responses of the API. The tone of a state is its weight.

/** A link to a list with a filter text. */
const filteredBy = (list: string, text: string) => `${list}?filter=${encodeURIComponent(text)}`

const isFine = (tone: StateTone) => tone === 'well' || tone === 'off'
const needsALook = ({ tone }: Finding) => !isFine(tone)

/** Sleds that accept no instances. */
export const sledFindings = (inService: readonly Sled[]): Finding[] =>
  inService.flatMap((sled): Finding[] => {
    const { id, baseboard, policy } = sled
    const provision = provisionPolicyOf(policy)
    const tone = provision ? provisionTone(provision) : hardwarePolicyTone(policy.kind)
    return isFine(tone)
      ? []
      : [
          {
            id,
            section: 'Hardware',
            tone,
            state: provision ? provisionWord(provision) : policy.kind,
            what: `Sled ${baseboard.serial}`,
            copied: baseboard.serial,
            why: provision
              ? 'Not provisionable: it takes no new instances or disks'
              : 'It takes no new instances or disks',
            since: dateOf(sled, 'timeModified')?.getTime(),
            to: sleds.to.page({ sledId: id }),
            under: sleds.to.list(),
            remedy: provision && planStep(provisionCommand(sled), { sled }),
          },
        ]
  })

/** Disks out of service. */
export const diskFindings = (disks: readonly PhysicalDisk[]): Finding[] =>
  disks
    .filter(({ policy, state }) => hardwarePolicyTone(policy.kind) !== hardwareStateTone(state))
    .map((disk): Finding => ({
      id: disk.id,
      section: 'Hardware',
      tone: 'attention',
      state: disk.state,
      what: `Disk ${disk.serial}`,
      copied: disk.serial,
      why: `Its policy is ${wireWords(disk.policy.kind)}, its state is ${wireWords(disk.state)}`,
      since: dateOf(disk, 'timeModified')?.getTime(),
      to: filteredBy(physicalDisks.to.list(), disk.serial),
      under: sleds.to.list(),
    }))

/** Sleds that wait to be added. */
export const waitingFindings = (waiting: readonly UninitializedSled[]): Finding[] =>
  waiting.map((sled): Finding => ({
    id: `uninitialized ${sled.baseboard.serial}`,
    section: 'Hardware',
    tone: 'attention',
    state: 'waiting to be added',
    what: `Sled ${sled.baseboard.serial}`,
    copied: sled.baseboard.serial,
    why: `It is in cubby ${sled.cubby} of its rack, waiting to be added`,
    to: filteredBy(uninitializedSleds.to.list(), sled.baseboard.serial),
    under: sleds.to.list(),
    remedy: planStep(addSled, sled),
  }))

/** Quotas that are nearly or wholly used up. */
export const quotaFindings = (rows: readonly SiloUtilization[]): Finding[] =>
  rows.flatMap(({ siloId, siloName, provisioned, allocated }) =>
    capacityResources.flatMap((resource): Finding[] => {
      const { key, label } = resource
      const [used, quota] = [provisioned[key], allocated[key]]
      if (used === 0 || used < quota * NEARLY_FULL) return []
      const isFull = used >= quota
      return [
        {
          id: `${siloId} ${key}`,
          section: 'Quotas',
          tone: isFull ? 'failed' : 'attention',
          state: isFull ? 'full' : 'nearly full',
          what: `${label} of silo ${siloName}`,
          why: `${usedText(resource, used, quota)} are in use`,
          to: silos.to.quotas({ silo: siloName }),
          under: silos.to.list(),
          remedy: { label: silos.panels.editQuotas, to: silos.to.editQuotas({ silo: siloName }) },
        },
      ]
    }),
  )

/** Pools that are nearly or wholly used up. */
export const poolFindings = (pools: readonly PoolUtilization[]): Finding[] =>
  pools.flatMap(({ pool, utilization }) =>
    poolUse(utilization, pool).flatMap((use): Finding[] => {
      const share = usedShare(use)
      if (use.capacity === 0n || share < NEARLY_FULL * 10_000) return []
      const isFull = use.allocated >= use.capacity
      return [
        {
          id: `${pool.id} ${use.version}`,
          section: 'Addresses',
          tone: isFull ? 'failed' : 'attention',
          state: isFull ? 'full' : 'nearly full',
          what: `IP pool ${pool.name}`,
          why: `${formatPercent(share / 10_000)} of its IPv${use.version} addresses are allocated`,
          to: ipPools.to.page({ pool: pool.name }),
          under: ipPools.to.list(),
          remedy: { label: ipPools.panels.addRange, to: ipPools.to.addRange({ pool: pool.name }) },
        },
      ]
    }),
  )

/** The state of a BFD session in a sentence about it. */
const bfdWords = (state: string) =>
  state === 'init' ? 'starting, waits for its neighbour' : wireWords(state)

/**
 * BGP sessions that are not up.
 *
 * @param now when the response arrived, in milliseconds since the epoch
 */
export const bgpFindings = (bgp: readonly BgpPeerStatus[], now: number): Finding[] =>
  bgp
    .map((peer): Finding => ({
      id: `bgp ${peer.switch} ${peer.peerId}`,
      section: 'Network',
      tone: bgpTone(peer),
      state: bgpWord(peer),
      what: `BGP session with ${sessionPeerText(peer)}`,
      copied: sessionPeerText(peer),
      why: `AS ${peer.remoteAsn}, on ${peer.switch}: ${bgpWord(peer)}`,
      since: now - peer.stateDurationMillis,
      // A peer is part of a port's settings.
      to: uplinks.to.list(),
      under: bgpPeers.to.list(),
      remedy: { label: 'Show uplinks', to: uplinks.to.list() },
    }))
    .filter(needsALook)

/** BFD sessions that are not up. A disabled one needs no attention. */
export const bfdFindings = (bfd: readonly BfdStatus[]): Finding[] =>
  bfd
    .map((session): Finding => ({
      id: `bfd ${session.switchSlot} ${session.peer}`,
      section: 'Network',
      tone: bfdTone(session.state),
      state: session.state,
      what: `BFD session with ${session.peer}`,
      copied: session.peer,
      why: `On ${session.switchSlot}: ${bfdWords(session.state)}`,
      to: bfdSessions.to.page({ switchLocation: session.switchSlot, peer: session.peer }),
      under: bfdSessions.to.list(),
      remedy: { label: 'Show uplinks', to: uplinks.to.list() },
    }))
    .filter(needsALook)

/** Receivers with undelivered alerts. */
export const deliveryFindings = (receivers: readonly FailedDeliveries[]): Finding[] =>
  undeliveredOf(receivers).map(({ receiver: { id, name }, deliveries, to }): Finding => {
    const [first, ...more] = new Set(deliveries.map(({ alertClass }) => alertClass))
    const classes = more.length === 0 ? first : `${more.length + 1} classes`
    return {
      id,
      section: 'Alerts',
      tone: 'failed',
      state: 'not delivered',
      what: `Alert receiver ${name}`,
      why: `${counted(deliveries.length, 'alert')} of ${classes} did not reach it`,
      since: Math.min(...deliveries.map((delivery) => timeOf(delivery, 'timeStarted'))),
      to,
      under: alertReceivers.to.list(),
      remedy: { label: 'Show deliveries', to },
    }
  })
