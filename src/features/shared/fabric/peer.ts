import type { BgpPeer, BgpPeerStatus } from '#store/api/generated/types'
import type { PortPeer } from '#store/api/resources/switchPortSettings'
import { wordsOr } from '#model/entryOf'
import { ipVersion } from '#model/network/ip'

// A BGP peer has an address, or it is unnumbered: the switch finds it on its link. A peer of a kind that a later version
// has added is called by the name of the kind, unless it has an address.

/** The address of a peer, if it has one. */
export const peerAddress = ({ addr }: Pick<BgpPeer, 'addr'>): string | undefined =>
  'targetAddr' in addr ? addr.targetAddr : undefined

/** A peer in a list: "10.0.0.2". */
export const peerLabel = (peer: Pick<BgpPeer, 'addr'>): string => peerAddress(peer) ?? peer.addr.type

const onLink = ({ linkName }: Pick<PortPeer, 'linkName'>) => (linkName === undefined ? '' : ` on ${linkName}`)

/** A peer as part of a sentence: "10.0.0.2", "the unnumbered peer on phy0". */
export const peerText = (peer: Pick<PortPeer, 'addr' | 'linkName'>): string =>
  peerAddress(peer) ?? `the ${peer.addr.type} peer${onLink(peer)}`

/** A peer as a title: "BGP peer 10.0.0.2", "Unnumbered BGP peer on phy0". */
export function peerTitle(peer: Pick<PortPeer, 'addr' | 'linkName'>): string {
  const address = peerAddress(peer)
  if (address !== undefined) return `BGP peer ${address}`
  return `${wordsOr({ unnumbered: 'Unnumbered' }, peer.addr.type)} BGP peer${onLink(peer)}`
}

/** Whether a session is with an unnumbered peer: it has the name of an interface in place of an address. */
export const isUnnumbered = ({ peerId }: Pick<BgpPeerStatus, 'peerId'>): boolean =>
  ipVersion(peerId) === undefined

/** The peer of a session: its address, or the interface of an unnumbered one. */
export const sessionPeerText = (session: Pick<BgpPeerStatus, 'addr' | 'peerId'>): string =>
  isUnnumbered(session) ? session.peerId : session.addr
