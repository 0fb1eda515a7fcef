import { formatAge } from '#ui/format/age'
import { portTitle, speedText } from '#features/shared/fabric/portText'
import { bgpTone } from '#features/shared/stateTones'
import type { SwitchUplinks, Uplink, UplinkPeer } from './uplinks'

/** The state of a session that the switch does not report. */
const UNREPORTED = 'not reported'

const words = (state: string) => state.replaceAll('_', ' ')

/** The state of a session, and how it looks. */
export const peerState = ({ status }: UplinkPeer) => ({
  tone: status ? bgpTone(status.state) : ('unknown' as const),
  word: status ? words(status.state) : UNREPORTED,
  age: status && formatAge(status.stateDurationMillis),
})

/** A neighbour in a sentence. */
export function peerSentence(one: UplinkPeer): string {
  const { word, age } = peerState(one)
  const asn = one.status?.remoteAsn ?? one.peer.remoteAsn
  return `BGP peer ${one.peer.addr}${asn ? `, AS ${asn}` : ''}: ${word}${age ? ` for ${age}` : ''}`
}

/** The speeds of the links of a port. */
export const speedsOf = ({ settings }: Uplink): string =>
  [...new Set(settings?.links.map(({ speed }) => speedText(speed)))].join(', ')

/** A port in a sentence. */
export const portSentence = (uplink: Uplink): string =>
  [
    `Port ${portTitle(uplink.port)}`,
    uplink.settings && `settings ${uplink.settings.name}`,
    speedsOf(uplink),
    uplink.link && `link ${uplink.link}`,
  ]
    .filter(Boolean)
    .join(', ')

const isWell = (one: UplinkPeer) => peerState(one).tone === 'well'

/** The number of established sessions of a switch. */
export function sessionsText({ uplinks }: SwitchUplinks): string {
  const peers = uplinks.flatMap(({ branches }) => branches.flatMap((branch) => branch.peers))
  if (peers.length === 0) return 'no sessions'
  return `${peers.filter(isWell).length} of ${peers.length} sessions up`
}

/** A switch in a sentence. */
export const switchSentence = (one: SwitchUplinks): string =>
  `${one.location}: ${one.uplinks.length} ${one.uplinks.length === 1 ? 'port' : 'ports'} with settings; BGP: ${sessionsText(one)}`
