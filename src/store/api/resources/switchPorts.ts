import { api } from '../api'
import { listOf, mutation, query } from '../wire/endpoint'
import {
  networkingSwitchPortApplySettings,
  networkingSwitchPortClearSettings,
  networkingSwitchPortList,
  networkingSwitchPortStatus,
} from '../generated/operations/system-hardware'
import {
  networkingSwitchPortLldpConfigUpdate,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
} from '../generated/operations/system-networking'

/** What changes with the settings of a port. */
const ofPort = ['SwitchPort', 'BgpPeer'] as const

/** The ports of the switches, their links and their LLDP. Rule: OPS-3. */
export const switchPortsApi = api.injectEndpoints({
  endpoints: (build) => ({
    switchPortList: query(build, networkingSwitchPortList, listOf('SwitchPort')),
    switchPortStatus: query(build, networkingSwitchPortStatus, ['SwitchPort']),
    /** Without an answer: what the port has then is read again, as is the state of the sessions. */
    switchPortApplySettings: mutation(build, networkingSwitchPortApplySettings, ofPort),
    switchPortClearSettings: mutation(build, networkingSwitchPortClearSettings, ofPort),
    lldpConfigView: query(build, networkingSwitchPortLldpConfigView, ['SwitchPort', 'LldpConfig']),
    lldpConfigUpdate: mutation(build, networkingSwitchPortLldpConfigUpdate, ['LldpConfig']),
    lldpNeighbors: query(build, networkingSwitchPortLldpNeighbors, ['SwitchPort']),
  }),
})
