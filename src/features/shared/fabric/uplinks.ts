import type { BgpPeerStatus, SwitchPort, SwitchPortAddressView } from '#store/api/generated/types'
import type { PortPeer, PortSettings } from '#store/api/resources/switchPortSettings'
import { portPath } from '#store/api/resources/switchPorts'
import { isInNetwork } from '#model/network/ip'
import { counted } from '#ui/format/counted'
import { formatLong } from '#ui/format/age'
import type { StateTone } from '#ui/feedback/StateBadge'
import { toneWeights } from '#features/kit/lifecycle/exceptionsFirst'
import { bgpTone, bgpWord, linkTone } from '#features/kit/lifecycle/regionTones'
import { linkReport, speedText } from './linkReport'
import { isUnnumbered, peerAddress, peerTitle } from './peer'
import { byPortOrder, portsBy, portTitle } from './port'

/** A neighbour with the status of its session; undefined if the switch reports none. */
export interface UplinkPeer {
  peer: PortPeer
  status: BgpPeerStatus | undefined
}

/**
 * An address of a port with the neighbours in its network. Neighbours outside of all networks are in a branch
 * without an address.
 */
export interface UplinkBranch {
  address: SwitchPortAddressView | undefined
  peers: readonly UplinkPeer[]
}

/** A port that has settings. */
export interface Uplink {
  port: SwitchPort
  /** Undefined while unknown, or if they were deleted. */
  settings: PortSettings | undefined
  /** The state of the port's link as the switch reports it, if it does. */
  link: string | undefined
  branches: readonly UplinkBranch[]
}

/** A switch by its location in a rack, with its uplinks in the order of their numbers. */
export interface SwitchUplinks {
  location: string
  uplinks: readonly Uplink[]
}

/** A rack with its uplinks. */
export interface RackUplinks {
  rackId: string
  switches: readonly SwitchUplinks[]
  /** The number of ports without settings. */
  free: number
}

/** The loaded data; a part is undefined before its query has a response. */
export interface Known {
  ports: readonly SwitchPort[]
  settings: Readonly<Record<string, PortSettings>> | undefined
  statuses: readonly BgpPeerStatus[] | undefined
  links: Readonly<Record<string, unknown>> | undefined
}

/** Ports with settings, which are the uplinks of the rack. */
export const appliedPorts = (ports: readonly SwitchPort[]) =>
  ports.filter(({ portSettingsId }) => Boolean(portSettingsId))

/** The ids of the settings of ports, without duplicates. */
export const settingsIds = (ports: readonly SwitchPort[]) => [
  ...new Set(ports.flatMap(({ portSettingsId }) => portSettingsId ?? [])),
]

function branchesOf(
  settings: PortSettings,
  statusOf: (peer: PortPeer) => BgpPeerStatus | undefined,
): UplinkBranch[] {
  const peers = settings.bgpPeers.map((peer) => ({ peer, status: statusOf(peer) }))
  const placed = new Set<UplinkPeer>()
  const branches: UplinkBranch[] = settings.addresses.map((address) => {
    const own = peers.filter(
      (one) =>
        !placed.has(one) &&
        one.peer.linkName === address.interfaceName &&
        isInNetwork(peerAddress(one.peer) ?? '', address.address),
    )
    for (const one of own) placed.add(one)
    return { address, peers: own }
  })
  const others = peers.filter((one) => !placed.has(one))
  return others.length > 0 ? [...branches, { address: undefined, peers: others }] : branches
}

/** Whether an unnumbered peer is found on a port: its interface has the name of the port, as in "tfportqsfp0_0". */
const isOnPort = ({ peerId }: BgpPeerStatus, { portName }: SwitchPort) =>
  new RegExp(`${portName}(?!\\d)`).test(peerId)

/** A port with what is known of its link, its addresses and its neighbours. */
export function uplinkOf(port: SwitchPort, { settings, statuses, links }: Omit<Known, 'ports'>): Uplink {
  const own = settings?.[port.portSettingsId ?? '']
  const sessions = statuses?.filter((one) => one.switch === port.switchSlot)
  const status = (peer: PortPeer) => {
    const address = peerAddress(peer)
    return address === undefined
      ? sessions?.find((one) => isUnnumbered(one) && isOnPort(one, port))
      : sessions?.find(({ addr }) => addr === address)
  }
  return {
    port,
    settings: own,
    link: linkReport(links?.[portPath(port)]).state,
    branches: own ? branchesOf(own, status) : [],
  }
}

/** The uplinks of each rack: trees of switches, ports, addresses and neighbours. Rules: OPS-3, OPS-5, OPS-8. */
export const uplinksByRack = (known: Known): RackUplinks[] =>
  portsBy(known.ports, 'rackId').map(([rackId, ports]) => ({
    rackId,
    switches: portsBy(appliedPorts(ports), 'switchSlot').map(([location, own]) => ({
      location,
      uplinks: own.toSorted(byPortOrder).map((port) => uplinkOf(port, known)),
    })),
    free: ports.length - appliedPorts(ports).length,
  }))

/** A way out of the region: a port with one neighbour, or without any. */
export interface UplinkRow {
  uplink: Uplink
  address: SwitchPortAddressView | undefined
  peer: UplinkPeer | undefined
}

/** The ways out of a port: one for each neighbour, at least one for each address, and at least one. */
export const rowsOfUplink = (uplink: Uplink): UplinkRow[] =>
  uplink.branches.length === 0
    ? [{ uplink, address: undefined, peer: undefined }]
    : uplink.branches.flatMap(({ address, peers }): UplinkRow[] =>
        peers.length === 0
          ? [{ uplink, address, peer: undefined }]
          : peers.map((peer) => ({ uplink, address, peer })),
      )

/** The picture as rows of a table. */
export const uplinkRows = ({ switches }: RackUplinks): UplinkRow[] =>
  switches.flatMap(({ uplinks }) => uplinks.flatMap(rowsOfUplink))

/** The state of a session without a report of the switch. */
const UNREPORTED = 'not reported'

/** The state of a session, and its tone. */
export const peerState = ({ status }: UplinkPeer) => ({
  tone: status ? bgpTone(status) : ('unknown' as const),
  word: status ? bgpWord(status) : UNREPORTED,
  age: status && formatLong(status.stateDurationMillis),
})

/** The text by which the list of sessions finds a neighbour; undefined for an unnumbered one without a session. */
export const peerFilter = ({ peer, status }: UplinkPeer): string | undefined =>
  peerAddress(peer) ?? status?.peerId

/** A neighbour as a sentence. */
export function peerSentence(one: UplinkPeer): string {
  const { word, age } = peerState(one)
  const asn = one.status?.remoteAsn ?? one.peer.remoteAsn
  return `${peerTitle(one.peer)}${asn ? `, AS ${asn}` : ''}: ${word}${age ? ` for ${age}` : ''}`
}

/** The speeds of the links of a port. */
export const speedsOf = ({ settings }: Uplink): string =>
  [...new Set(settings?.links.map(({ speed }) => speedText(speed)))].join(', ')

/** The tone of a port: that of its link, unknown if the switch does not report it. */
export const portTone = ({ link }: Pick<Uplink, 'link'>) =>
  link === undefined ? ('unknown' as const) : linkTone(link)

/** A port as a sentence. */
export const portSentence = (uplink: Uplink): string =>
  [
    `Port ${portTitle(uplink.port)}`,
    uplink.settings && `settings ${uplink.settings.name}`,
    speedsOf(uplink),
    uplink.link && `link ${uplink.link}`,
  ]
    .filter(Boolean)
    .join(', ')

/** The tone of several sessions: that of the session which needs a person first; undefined if there are none. */
export const worstTone = (tones: readonly StateTone[]): StateTone | undefined =>
  tones.toSorted((a, b) => toneWeights[a] - toneWeights[b])[0]

const peersOf = ({ uplinks }: SwitchUplinks) =>
  uplinks.flatMap(({ branches }) => branches.flatMap(({ peers }) => peers))

const isWell = (one: UplinkPeer) => peerState(one).tone === 'well'

/** The tone of the sessions of a switch. */
export const sessionsTone = (one: SwitchUplinks): StateTone | undefined =>
  worstTone(peersOf(one).map((peer) => peerState(peer).tone))

/** The number of established sessions of a switch. */
export function sessionsText(one: SwitchUplinks): string {
  const peers = peersOf(one)
  if (peers.length === 0) return 'no sessions'
  return `${peers.filter(isWell).length} of ${peers.length} sessions up`
}

/** A switch as a sentence. */
export const switchSentence = (one: SwitchUplinks): string =>
  `${one.location}: ${counted(one.uplinks.length, 'port')} with settings; BGP: ${sessionsText(one)}`
