import { api } from '../api'
import type { SwitchPort, SwitchSlot } from '../generated/types'
import { tagsOfList, mutation, query } from '../wire/endpoint'
import { update } from '../wire/update'
import { askForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'
import {
  networkingSwitchPortApplySettings,
  networkingSwitchPortClearSettings,
  networkingSwitchPortList,
  networkingSwitchPortStatus,
} from '../generated/operations/systemHardware'
import {
  networkingSwitchPortLldpConfigUpdate,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
} from '../generated/operations/systemNetworking'

/** A key for one port, for a query about several. */
export const portPath = ({ rackId, switchSlot, portName }: SwitchPort) =>
  [rackId, switchSlot, portName].join('/')

function portOfPath(path: string) {
  const [rackId = '', slot = '', port = ''] = path.split('/')
  return { rackId, switchSlot: slot as SwitchSlot, port }
}

/** The tags of a port's settings. */
const ofPort = ['SwitchPort', 'BgpPeer'] as const

/** The ports of the switches, their links and their LLDP. Rule: OPS-3. */
export const switchPortsApi = api.injectEndpoints({
  endpoints: (build) => ({
    switchPortList: query(build, networkingSwitchPortList, tagsOfList('SwitchPort')),
    switchPortStatus: query(build, networkingSwitchPortStatus, ['SwitchPort']),
    /** The link status of these ports, by {@link portPath}. */
    linksOfPorts: build.query<Readonly<Record<string, unknown>>, { ports: readonly string[] }>({
      queryFn: async ({ ports }, _api, _extra, ask) => {
        const found = await askForEach(ports, networkingSwitchPortStatus, portOfPath, ask)
        return 'error' in found ? found : { data: Object.fromEntries(found.data) }
      },
      providesTags: provides('linksOfPorts', () => ['SwitchPort']),
    }),
    /** The response is empty, so the port's settings and the state of the sessions are fetched again. */
    switchPortApplySettings: mutation(build, networkingSwitchPortApplySettings, ofPort),
    switchPortClearSettings: mutation(build, networkingSwitchPortClearSettings, ofPort),
    lldpConfigView: query(build, networkingSwitchPortLldpConfigView, ['SwitchPort', 'LldpConfig']),
    /** The server replaces the whole configuration. The response is empty. */
    lldpConfigUpdate: update(build, networkingSwitchPortLldpConfigUpdate, ['LldpConfig'], {
      view: networkingSwitchPortLldpConfigView,
      fields: (config) => config,
      always: 'all',
      what: 'The LLDP configuration',
      isSilent: true,
    }),
    lldpNeighbors: query(build, networkingSwitchPortLldpNeighbors, ['SwitchPort']),
  }),
})
