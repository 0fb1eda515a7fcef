import { addressLots } from '#features/address-lots/noun'
import { bgpPeer } from '#features/bgp/noun'
import { StateMark } from '#ui/feedback/StateBadge'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { Link } from '#features/kit/routing/Link'
import { addressOf } from '#features/shared/fabric/portAt'
import { switchPorts, portsOfSwitch, portsWithoutSettings } from '../ports/noun'
import {
  type Branch,
  type RackUplinks,
  type SwitchUplinks,
  type Uplink,
  type UplinkPeer,
  peerSentence,
  peerState,
  portSentence,
  sessionsText,
  speedsOf,
  switchSentence,
} from './uplinks'
import styles from './UplinksPicture.module.css'

/** The uplinks of a rack as a tree: switches, ports, addresses, neighbours. */
export const UplinksPicture = ({ rack }: { rack: RackUplinks }) => (
  <figure className={styles.figure}>
    <ul className={styles.switches} aria-label="Uplinks">
      {rack.switches.map((one) => (
        <SwitchNode key={one.location} one={one} />
      ))}
    </ul>
    <figcaption className={styles.caption}>
      Switch, port, address, BGP peer: each leads to the next. A broken line leads to a peer without a
      session.
      {rack.free > 0 && (
        <>
          {' '}
          <Link to={portsWithoutSettings()}>
            {rack.free === 1 ? 'One other port has' : `${rack.free} other ports have`} no settings
          </Link>
          .
        </>
      )}
    </figcaption>
  </figure>
)

const SwitchNode = ({ one }: { one: SwitchUplinks }) => (
  <li className={styles.node}>
    <Link to={portsOfSwitch(one.location)} className={`${styles.part} ${styles.switch}`}>
      <VisuallyHidden>{switchSentence(one)}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {one.location}
      </span>
      <span className={styles.word} aria-hidden>
        {sessionsText(one)}
      </span>
    </Link>
    <ul className={styles.children}>
      {one.uplinks.map((uplink) => (
        <PortNode key={uplink.port.id} uplink={uplink} />
      ))}
    </ul>
  </li>
)

const PortNode = ({ uplink }: { uplink: Uplink }) => (
  <li className={styles.node}>
    <Link to={switchPorts.to.page(addressOf(uplink.port))} className={`${styles.part} ${styles.port}`}>
      <VisuallyHidden>{portSentence(uplink)}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {uplink.port.portName}
      </span>
      <span className={styles.word} aria-hidden>
        {[speedsOf(uplink), uplink.link].filter(Boolean).join(', ') || '…'}
      </span>
    </Link>
    {uplink.branches.length > 0 && (
      <ul className={styles.children}>
        {uplink.branches.map((branch) => (
          <BranchNode key={branch.address?.address ?? ''} branch={branch} />
        ))}
      </ul>
    )}
  </li>
)

const BranchNode = ({ branch: { address, peers } }: { branch: Branch }) => (
  <li className={styles.node}>
    {address ? (
      <Link
        to={addressLots.to.page({ lot: address.addressLotName })}
        className={`${styles.part} ${styles.address}`}
      >
        <VisuallyHidden>{`Address ${address.address} of address lot ${address.addressLotName}`}</VisuallyHidden>
        <code className={styles.name} aria-hidden>
          {address.address}
        </code>
        <span className={styles.word} aria-hidden>
          {address.addressLotName}
        </span>
      </Link>
    ) : (
      <span className={`${styles.part} ${styles.address} ${styles.none}`}>No address in the network</span>
    )}
    {peers.length > 0 && (
      <ul className={styles.children}>
        {peers.map((one) => (
          <PeerNode key={one.peer.addr} one={one} />
        ))}
      </ul>
    )}
  </li>
)

function PeerNode({ one }: { one: UplinkPeer }) {
  const { tone, word, age } = peerState(one)
  return (
    <li className={styles.node} data-tone={tone}>
      <Link to={bgpPeer(one.peer.addr)} className={`${styles.part} ${styles.peer}`}>
        <VisuallyHidden>{peerSentence(one)}</VisuallyHidden>
        <span className={styles.name} aria-hidden>
          <StateMark tone={tone} moving={tone === 'motion'} />
          <code>{one.peer.addr}</code>
        </span>
        <span className={styles.word} aria-hidden>
          {word}
          {age && ` for ${age}`}
        </span>
      </Link>
    </li>
  )
}
