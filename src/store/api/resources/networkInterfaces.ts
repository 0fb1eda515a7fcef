import { api } from '../api'
import { change, mutation } from '../wire/endpoint'
import {
  instanceNetworkInterfaceCreate,
  instanceNetworkInterfaceDelete,
  instanceNetworkInterfaceUpdate,
  instanceNetworkInterfaceView,
} from '../generated/operations/networkInterfaces'
import { update } from '../wire/update'
import { joinNetworks } from '#model/network/joinNetworks'
import { transitIpsOf } from '#model/network/privateIps'

/** Writes of network interfaces. Their list is in `instances.ts`, because the instance header shows it too. */
export const networkInterfacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceNetworkInterfaceCreate: mutation(build, instanceNetworkInterfaceCreate, ['InstanceNic']),
    /** The server removes transit IPs that are missing from an update. Rule: NIC-5. */
    instanceNetworkInterfaceUpdate: update(build, instanceNetworkInterfaceUpdate, ['InstanceNic'], {
      view: instanceNetworkInterfaceView,
      fields: ({ name, description, primary, ipStack }) => ({
        name,
        description,
        primary,
        transitIps: transitIpsOf(ipStack),
      }),
      always: ['transitIps'],
      joins: { transitIps: joinNetworks },
    }),
    instanceNetworkInterfaceDelete: change(build, instanceNetworkInterfaceDelete, ['InstanceNic']),
  }),
})
