import { bgpApi } from '#store/api/resources/bgp'
import { hardwareApi } from '#store/api/resources/hardware'
import { portPath, switchPortsApi } from '#store/api/resources/switchPorts'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { ALL_LIMIT } from '#store/model/paging'
import {
  load,
  loadAhead,
  loadAll,
  loadFresh,
  notFoundUnless,
  settled,
  type LoaderInput,
  type At,
} from '#features/routing/load'
import { addressOf, portAt, type PortParams } from '#features/shared/fabric/portAt'
import { appliedPorts, settingsIds } from './uplinks/uplinks'

const { switchList, switchView } = hardwareApi.endpoints
const { networkingSwitchPortSettingsList, networkingSwitchPortSettingsView, settingsById } =
  switchPortSettingsApi.endpoints
const { linksOfPorts, switchPortList, switchPortStatus, lldpNeighbors, lldpConfigView } =
  switchPortsApi.endpoints

export const switchesLoader = load(switchList, () => ({ limit: ALL_LIMIT }))
export const switchLoader = load(switchView, ({ switchId }: At<'switchId'>) => ({ switchId }))

const all = () => ({ limit: ALL_LIMIT })
const portsLoader = load(switchPortList, all)
/** The ports, with the names of what is applied to them. */
export const switchPortsLoader = loadAll(portsLoader, settled(load(networkingSwitchPortSettingsList, all)))
export const applySettingsLoader = loadAhead(networkingSwitchPortSettingsList, all)

/** The picture needs its parts at once: they would move each other. Each shows its error itself. */
export async function uplinksLoader(input: LoaderInput) {
  const statuses = settled(load(bgpApi.endpoints.networkingBgpStatus, () => ({})))(input)
  const ports = appliedPorts((await portsLoader(input))?.items ?? [])
  if (ports.length === 0) return
  await Promise.all([
    statuses,
    settled(load(settingsById, () => ({ ids: settingsIds(ports) })))(input),
    settled(load(linksOfPorts, () => ({ ports: ports.map(portPath) })))(input),
  ])
}

const settingsOf = (portSettingsId: string) =>
  settled(load(networkingSwitchPortSettingsView, () => ({ port: portSettingsId })))
const statusLoader = settled(load(switchPortStatus, portAt))
const neighborsLoader = settled(
  load(lldpNeighbors, (at: PortParams) => ({ ...portAt(at), limit: ALL_LIMIT })),
)
const configLoader = settled(load(lldpConfigView, portAt))

/** There is no call for one port by its name: it is found among all. Its parts show their errors themselves. */
export async function switchPortLoader(input: LoaderInput<PortParams>) {
  const parts = Promise.all([statusLoader(input), neighborsLoader(input)])
  const ports = await portsLoader(input)
  if (ports === null) return null
  const wanted = JSON.stringify(portAt(input.params))
  const port = ports.items.find((row) => JSON.stringify(addressOf(row)) === wanted)
  // Without settings there is no configuration to ask for.
  const id = port?.portSettingsId
  await Promise.all([parts, ...(id ? [configLoader(input), settingsOf(id)(input)] : [])])
  return notFoundUnless(port !== undefined)
}

export const lldpConfigLoader = loadFresh(lldpConfigView, portAt)
