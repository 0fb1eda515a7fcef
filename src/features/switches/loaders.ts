import { hardwareApi } from '#store/api/resources/hardware'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadFresh, notFoundUnless, settled, type LoaderInput } from '#features/routing/load'
import { addressOf, portAt } from './portAt'

const { switchList, switchView } = hardwareApi.endpoints
const { switchPortList, switchPortStatus, lldpNeighbors, lldpConfigView } = switchPortsApi.endpoints

export const switchesLoader = load(switchList, () => ({ limit: ALL_LIMIT }))
export const switchLoader = load(switchView, ({ switchId }) => ({ switchId }))
export const switchPortsLoader = load(switchPortList, () => ({ limit: ALL_LIMIT }))

const statusLoader = settled(load(switchPortStatus, portAt))
const neighborsLoader = settled(load(lldpNeighbors, (at) => ({ ...portAt(at), limit: ALL_LIMIT })))
const configLoader = settled(load(lldpConfigView, portAt))

/** There is no call for one port by its name: it is found among all. Its parts show their errors themselves. */
export async function switchPortLoader(input: LoaderInput) {
  const parts = Promise.all([statusLoader(input), neighborsLoader(input)])
  const ports = await switchPortsLoader(input)
  if (ports === null) return null
  const wanted = JSON.stringify(portAt(input.params))
  const port = ports.items.find((row) => JSON.stringify(addressOf(row)) === wanted)
  // Without settings there is no configuration to ask for.
  await Promise.all([parts, port?.portSettingsId ? configLoader(input) : null])
  return notFoundUnless(port !== undefined)
}

export const lldpConfigLoader = loadFresh(lldpConfigView, portAt)
