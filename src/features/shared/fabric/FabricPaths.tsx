import { switchPortsApi } from '#store/api/resources/switchPorts'
import type { BfdState, SwitchPort } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { shortId } from '#ui/text/truncated'
import { addressPart, FabricStep, peerPart, portPart, switchPart, type PathPart } from './FabricPart'
import { peerLabel } from './peer'
import { portParams, portAt, portTitle } from './port'
import type { UplinkRow } from './uplinks'
import styles from './FabricPaths.module.css'

/** The parts of a path, in its order. */
export type PathPlace = 'switch' | 'port' | 'address' | 'peer' | 'neighbour'

/**
 * The ways out of the region, each in one line: switch, port, address, BGP peer, and the neighbour at the other end of
 * the cable.
 *
 * @param here the part that the page is about
 * @param isHereSaid the page says the state of that part: the path draws it, and does not say it again
 * @param bfd the state of the BFD session with the peer, on a page about it
 */
export const FabricPaths = ({
  rows,
  here,
  isHereSaid = false,
  bfd,
}: {
  rows: readonly UplinkRow[]
  here: PathPlace | undefined
  isHereSaid?: boolean
  bfd?: BfdState | undefined
}) =>
  rows.length > 0 && (
    <div className={styles.paths}>
      {rows.map((row) => (
        <FabricPath
          key={[row.uplink.port.id, row.address?.address, row.peer && peerLabel(row.peer.peer)].join(' ')}
          row={row}
          here={here}
          isHereSaid={isHereSaid}
          bfd={bfd}
        />
      ))}
    </div>
  )

function FabricPath({
  row: { uplink, address, peer },
  here,
  isHereSaid,
  bfd,
}: {
  row: UplinkRow
  here: PathPlace | undefined
  isHereSaid: boolean
  bfd: BfdState | undefined
}) {
  const { port } = uplink
  const neighbour = useNeighbour(port)
  const rack = shortId(port.rackId)
  const noPeer: PathPart = { sentence: 'No BGP peer', name: '', isMissing: true }
  const parts: readonly (readonly [PathPlace, PathPart])[] = [
    ['switch', switchPart(port.switchSlot, `${port.switchSlot} of rack ${rack}`, `Rack ${rack}`)],
    ['port', portPart(uplink)],
    ['address', addressPart(address, peer ? [peer] : [])],
    ['peer', peer ? peerPart(peer, bfd) : noPeer],
    ['neighbour', neighbour],
  ]
  return (
    <ol className={styles.path} aria-label={`Path of ${portTitle(port)}`}>
      {parts.map(([place, part]) => (
        <FabricStep
          key={place}
          part={place === here && isHereSaid ? { ...part, word: undefined } : part}
          isHere={place === here}
        />
      ))}
    </ol>
  )
}

/** The device that announces itself at the other end of a port's cable. */
function useNeighbour(port: SwitchPort): PathPart {
  const { data, error } = switchPortsApi.endpoints.lldpNeighbors.useQuery({
    ...portAt(portParams(port)),
    limit: ALL_LIMIT,
  })
  const [first] = data?.items ?? []
  if (!first) {
    const sentence = error ? 'Neighbour not known' : data ? 'No neighbour announces itself' : '…'
    return { sentence, name: '', isMissing: true }
  }
  const name = first.systemName ?? first.chassisId
  return { sentence: `Neighbour ${name}, ${first.linkName}`, name, word: `LLDP, ${first.linkName}` }
}
