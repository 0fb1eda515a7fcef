import type { BfdState, SwitchPort } from '#store/api/generated/types'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#model/paging'
import { load, settled, type LoaderInput } from '#features/kit/routing/load'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { FabricPaths, type PathPlace } from './FabricPaths'
import { appliedPorts, rowsOfUplink, uplinkOf, type UplinkRow } from './uplinks'
import { loadFabric, useFabric } from './useFabric'

const { switchPortList } = switchPortsApi.endpoints

const portsLoader = settled(load(switchPortList, () => ({ limit: ALL_LIMIT })))
const none: readonly SwitchPort[] = []
const everyPort = () => true

/** Loads what {@link RegionPaths} reads, before the page renders. Failures are shown there. */
export async function loadPaths(input: LoaderInput, isAmong: (port: SwitchPort) => boolean = everyPort) {
  const ports = await portsLoader(input)
  await loadFabric((ports?.items ?? none).filter(isAmong), input)
}

interface RegionPathsProps {
  /** The part that the page is about. */
  here: PathPlace
  /** The state of the BFD session with the peer, on a page about it. */
  bfd?: BfdState
  /** The ports that may lead there; all of the region if not given. */
  isAmong?: (port: SwitchPort) => boolean
  /** Whether a path leads through the part. */
  isOn: (row: UplinkRow) => boolean
  /** Said once all is read and no path leads there. */
  empty?: string
}

/** The paths through one part of the network, among all ports of the region, and what could not be read of them. */
export function RegionPaths({ here, bfd, isAmong = everyPort, isOn, empty }: RegionPathsProps) {
  const query = switchPortList.useQuery({ limit: ALL_LIMIT })
  const applied = appliedPorts(query.data?.items ?? none).filter(isAmong)
  const fabric = useFabric(applied)
  const rows = applied.flatMap((port) => rowsOfUplink(uplinkOf(port, fabric))).filter(isOn)
  const queries = [{ ...query, failed: 'Could not load the ports' }, ...fabric.queries]
  const isRead = query.data !== undefined && (applied.length === 0 || fabric.settings !== undefined)
  return (
    <>
      <QueryFailures of={queries} what="the paths" />
      <FabricPaths rows={rows} here={here} bfd={bfd} />
      {rows.length === 0 && isRead && empty !== undefined && <p>{empty}</p>}
    </>
  )
}
