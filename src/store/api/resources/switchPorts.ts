import { api } from '../api'
import { listOf, mutation, query } from '../wire/endpoint'
import { networkingSwitchPortList, networkingSwitchPortStatus } from '../generated/operations/system-hardware'
import {
  networkingSwitchPortLldpConfigUpdate,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
} from '../generated/operations/system-networking'

/** The ports of the switches, their links and their LLDP. Rule: OPS-3. */
export const switchPortsApi = api.injectEndpoints({
  endpoints: (build) => ({
    switchPortList: query(build, networkingSwitchPortList, listOf('SwitchPort')),
    switchPortStatus: query(build, networkingSwitchPortStatus, ['SwitchPort']),
    lldpConfigView: query(build, networkingSwitchPortLldpConfigView, ['SwitchPort', 'LldpConfig']),
    lldpConfigUpdate: mutation(build, networkingSwitchPortLldpConfigUpdate, ['LldpConfig']),
    lldpNeighbors: query(build, networkingSwitchPortLldpNeighbors, ['SwitchPort']),
  }),
})
