import type { SwitchPort } from '#store/api/generated/types'
import { Link } from '#features/kit/routing/Link'
import {
  addressPart,
  FabricStep,
  noPeer,
  peerPart,
  portPart,
  switchPart,
  type PathPart,
} from '#features/shared/fabric/FabricPart'
import { peerLabel } from '#features/shared/fabric/peer'
import { portsWithoutSettings } from '../ports/noun'
import {
  type UplinkBranch,
  type RackUplinks,
  type SwitchUplinks,
  type Uplink,
  sessionsText,
  sessionsTone,
  switchSentence,
} from '#features/shared/fabric/uplinks'
import { useNeighbour } from '#features/shared/fabric/useNeighbour'
import styles from './UplinksPicture.module.css'

/** How to read the picture. @param props.free the number of ports that are not in it */
export const UplinksLegend = ({ free }: { free: number }) => (
  <p className={styles.legend}>
    Switch, port, address, BGP peer, neighbour: each leads to the next. A broken line leads to a link that is
    not up, or to a peer without a session.
    {free > 0 && (
      <>
        {' '}
        <Link to={portsWithoutSettings()}>
          {free === 1 ? 'One other port has' : `${free} other ports have`} no settings
        </Link>
        .
      </>
    )}
  </p>
)

/** The uplinks of a rack as a tree: switches, ports, addresses, BGP peers, neighbours. */
export const UplinksPicture = ({ rack }: { rack: RackUplinks }) => (
  <div className={styles.picture}>
    <ul className={styles.switches} aria-label="Uplinks">
      {rack.switches.map((one) => (
        <SwitchNode key={one.location} one={one} />
      ))}
    </ul>
  </div>
)

const SwitchNode = ({ one }: { one: SwitchUplinks }) => (
  <FabricStep
    part={switchPart(one.location, switchSentence(one), sessionsText(one), sessionsTone(one))}
    className={styles.node}
    partClass={styles.switch}
  >
    <ul className={styles.children}>
      {one.uplinks.map((uplink) => (
        <PortNode key={uplink.port.id} uplink={uplink} />
      ))}
    </ul>
  </FabricStep>
)

const PortNode = ({ uplink }: { uplink: Uplink }) => (
  <FabricStep part={portPart(uplink)} className={styles.node} partClass={styles.port}>
    {uplink.branches.length > 0 && (
      <ul className={styles.children}>
        {uplink.branches.map((branch) => (
          <BranchNode key={branch.address?.address ?? ''} branch={branch} port={uplink.port} />
        ))}
      </ul>
    )}
  </FabricStep>
)

const BranchNode = ({ branch: { address, peers }, port }: { branch: UplinkBranch; port: SwitchPort }) => (
  <FabricStep part={addressPart(address, peers)} className={styles.node} partClass={styles.address}>
    <ul className={styles.children}>
      {peers.length === 0 && <PeerNode part={noPeer} port={port} />}
      {peers.map((one) => (
        <PeerNode key={peerLabel(one.peer)} part={peerPart(one)} port={port} />
      ))}
    </ul>
  </FabricStep>
)

/** A BGP peer, and the neighbour at the other end of the cable of its port. */
const PeerNode = ({ part, port }: { part: PathPart; port: SwitchPort }) => (
  <FabricStep part={part} className={styles.node} partClass={styles.peer}>
    <ul className={styles.children}>
      <FabricStep part={useNeighbour(port)} className={styles.node} partClass={styles.neighbour} />
    </ul>
  </FabricStep>
)
