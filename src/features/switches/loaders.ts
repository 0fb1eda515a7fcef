import { hardwareApi } from '#store/api/resources/hardware'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadFresh, notFoundUnless, type LoaderInput } from '#features/routing/load'
import { addressOf, portAt } from './portAt'

const { switchList, switchView } = hardwareApi.endpoints
const { switchPortList, switchPortStatus, lldpNeighbors, lldpConfigView } = switchPortsApi.endpoints

export const switchesLoader = load(switchList, () => ({ limit: ALL_LIMIT }))
export const switchLoader = load(switchView, ({ switchId }) => ({ switchId }))
export const switchPortsLoader = load(switchPortList, () => ({ limit: ALL_LIMIT }))

const statusAhead = loadAhead(switchPortStatus, portAt)
const neighborsAhead = loadAhead(lldpNeighbors, (at) => ({ ...portAt(at), limit: ALL_LIMIT }))

/** There is no call for one port by its name: it is found among all. */
export async function switchPortLoader(input: LoaderInput) {
  statusAhead(input)
  neighborsAhead(input)
  const ports = await switchPortsLoader(input)
  if (ports === null) return null
  const wanted = JSON.stringify(portAt(input.params))
  return notFoundUnless(ports.items.some((row) => JSON.stringify(addressOf(row)) === wanted))
}

export const lldpConfigLoader = loadFresh(lldpConfigView, portAt)
