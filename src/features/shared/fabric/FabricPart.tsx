import type { ReactNode } from 'react'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { Link } from '#features/kit/routing/Link'
import { bfdTone } from '#features/kit/lifecycle/regionTones'
import { addressLots } from '#features/system/address-lots/noun'
import { bgpPeer } from '#features/system/bgp/noun'
import { portsOfSwitch, switchPorts } from '#features/system/switches/ports/noun'
import type { BfdState, LldpNeighbor, SwitchPortAddressView } from '#store/api/generated/types'
import { wireWords } from '#model/case'
import { portParams } from './port'
import { peerAddress, peerLabel, peerTitle } from './peer'
import {
  peerFilter,
  peerSentence,
  peerState,
  portSentence,
  portTone,
  speedsOf,
  type Uplink,
  type UplinkPeer,
} from './uplinks'
import styles from './FabricPart.module.css'

/** A part of the way out of the region: its name, a word about it, and its page. */
export interface PathPart {
  /** The part in words, for screen readers. */
  sentence: string
  /** The mark before its name; none if nothing reports its state. */
  mark?: StateTone | undefined
  name: ReactNode
  word?: ReactNode
  to?: string
  tone?: StateTone
  /** There is none: the sentence is all there is to show. */
  isMissing?: boolean
}

interface FabricPartProps {
  part: PathPart
  /** The page is about this part. */
  isHere?: boolean
  className?: string | undefined
}

/** A part as a plate that leads to its page. */
function FabricPart({ part, isHere = false, className = '' }: FabricPartProps) {
  const { sentence, mark, name, word, to, tone, isMissing } = part
  if (isMissing) return <span className={`${styles.part} ${styles.missing} ${className}`}>{sentence}</span>
  const inner = (
    <>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {mark && <StateMark tone={mark} moving={mark === 'motion'} />}
        {name}
      </span>
      <span className={styles.word} aria-hidden data-tone={tone}>
        {word}
      </span>
    </>
  )
  if (isHere || to === undefined)
    return (
      <span
        className={`${styles.part} ${isHere ? styles.here : ''} ${className}`}
        aria-current={isHere ? 'page' : undefined}
      >
        {inner}
      </span>
    )
  return (
    <Link to={to} className={`${styles.part} ${className}`}>
      {inner}
    </Link>
  )
}

/** The tone of the wire into a part: that of the part itself. None is known of a part that is missing. */
export const wireTone = ({ tone, isMissing }: PathPart): StateTone | undefined =>
  isMissing ? 'unknown' : tone

interface FabricStepProps extends FabricPartProps {
  partClass?: string | undefined
  /** The list of the parts that it leads to. */
  children?: ReactNode
}

/** A part in a list, with the line of the wire that leads into it: quiet where all is well. */
export const FabricStep = ({ part, isHere, className = '', partClass, children }: FabricStepProps) => (
  <li className={`${styles.wire} ${className}`} data-tone={wireTone(part)}>
    <FabricPart part={part} isHere={isHere ?? false} className={partClass} />
    {children}
  </li>
)

/** @param sentence the switch in words @param word below its name @param mark the worst of its sessions */
export const switchPart = (location: string, sentence: string, word: string, mark?: StateTone): PathPart => ({
  sentence,
  mark,
  name: location,
  word,
  to: portsOfSwitch(location),
})

export const portPart = (uplink: Uplink): PathPart => ({
  sentence: portSentence(uplink),
  mark: uplink.link === undefined ? undefined : portTone(uplink),
  name: uplink.port.portName,
  word: [speedsOf(uplink), uplink.link].filter(Boolean).join(', ') || '…',
  to: switchPorts.to.page(portParams(uplink.port)),
  tone: portTone(uplink),
})

/** An address of a port; without one, its peers are in no network of the port, or have no address themselves. */
export const addressPart = (
  address: SwitchPortAddressView | undefined,
  peers: readonly UplinkPeer[],
): PathPart =>
  address
    ? {
        sentence: `Address ${address.address} of address lot ${address.addressLotName}`,
        name: <code>{address.address}</code>,
        word: address.addressLotName,
        to: addressLots.to.page({ lot: address.addressLotName }),
      }
    : { sentence: withoutAddress(peers), name: '', isMissing: true }

const withoutAddress = (peers: readonly UplinkPeer[]) =>
  peers.length > 0 && peers.every(({ peer }) => peerAddress(peer) === undefined)
    ? 'The peer has no address'
    : 'No address in the network'

const bfdState = (state: BfdState) => ({
  tone: bfdTone(state),
  word: `BFD ${wireWords(state)}`,
  age: undefined,
})

/** @param bfd on a page about BFD: the state of that session, in place of that of the BGP session */
export function peerPart(one: UplinkPeer, bfd?: BfdState): PathPart {
  const { tone, word, age } = bfd === undefined ? peerState(one) : bfdState(bfd)
  return {
    sentence: bfd === undefined ? peerSentence(one) : `${peerTitle(one.peer)}: ${word}`,
    mark: tone,
    name: <code>{peerLabel(one.peer)}</code>,
    word: age ? `${word} for ${age}` : word,
    to: bgpPeer(peerFilter(one)),
    tone,
  }
}

/** In place of a peer that a port does not have. */
export const noPeer: PathPart = { sentence: 'No BGP peer', name: '', isMissing: true }

/**
 * The device that announces itself at the other end of a port's cable: the first of them.
 *
 * @param neighbors undefined before they are read
 */
export function neighborPart(neighbors: readonly LldpNeighbor[] | undefined, isFailed: boolean): PathPart {
  const [first] = neighbors ?? []
  if (!first) {
    const sentence = isFailed ? 'Neighbour not known' : neighbors ? 'No neighbour announces itself' : '…'
    return { sentence, name: '', isMissing: true }
  }
  const name = first.systemName ?? first.chassisId
  return { sentence: `Neighbour ${name}, ${first.linkName}`, name, word: `LLDP, ${first.linkName}` }
}
