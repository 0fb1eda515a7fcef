import type { BfdState } from '#store/api/generated/types'
import { shortId } from '#ui/text/truncated'
import { addressPart, FabricStep, noPeer, peerPart, portPart, switchPart, type PathPart } from './FabricPart'
import { peerLabel } from './peer'
import { portTitle } from './port'
import type { UplinkRow } from './uplinks'
import { useNeighbour } from './useNeighbour'
import styles from './FabricPaths.module.css'

/** The parts of a path, in its order. */
export type PathPlace = 'switch' | 'port' | 'address' | 'peer' | 'neighbour'

/**
 * The ways out of the region, each in one line: switch, port, address, BGP peer, and the neighbour at the other end of
 * the cable.
 *
 * @param here the part that the page is about
 * @param isBelowSwitch the switch stands above the paths, which begin with its ports
 * @param bfd the state of the BFD session with the peer, on a page about it
 */
export const FabricPaths = ({
  rows,
  here,
  isBelowSwitch = false,
  bfd,
}: {
  rows: readonly UplinkRow[]
  here: PathPlace | undefined
  isBelowSwitch?: boolean
  bfd?: BfdState | undefined
}) =>
  rows.length > 0 && (
    <div className={styles.paths}>
      {rows.map((row) => (
        <FabricPath
          key={[row.uplink.port.id, row.address?.address, row.peer && peerLabel(row.peer.peer)].join(' ')}
          row={row}
          here={here}
          isBelowSwitch={isBelowSwitch}
          bfd={bfd}
        />
      ))}
    </div>
  )

function FabricPath({
  row: { uplink, address, peer },
  here,
  isBelowSwitch,
  bfd,
}: {
  row: UplinkRow
  here: PathPlace | undefined
  isBelowSwitch: boolean
  bfd: BfdState | undefined
}) {
  const { port } = uplink
  const neighbour = useNeighbour(port)
  const rack = shortId(port.rackId)
  const parts: readonly (readonly [PathPlace, PathPart])[] = [
    ['switch', switchPart(port.switchSlot, `${port.switchSlot} of rack ${rack}`, `Rack ${rack}`)],
    ['port', portPart(uplink)],
    ['address', addressPart(address, peer ? [peer] : [])],
    ['peer', peer ? peerPart(peer, bfd) : noPeer],
    ['neighbour', neighbour],
  ]
  return (
    <ol className={styles.path} aria-label={`Path of ${portTitle(port)}`}>
      {parts.slice(isBelowSwitch ? 1 : 0).map(([place, part]) => (
        <FabricStep key={place} part={part} isHere={place === here} />
      ))}
    </ol>
  )
}
