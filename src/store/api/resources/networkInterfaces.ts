import { api } from '../api'
import type { InstanceNetworkInterface, VpcSubnet } from '../generated/types'
import { askOne, toCall } from '../wire/call'
import { change, mutation } from '../wire/endpoint'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'
import {
  instanceNetworkInterfaceCreate,
  instanceNetworkInterfaceDelete,
  instanceNetworkInterfaceUpdate,
  instanceNetworkInterfaceView,
} from '../generated/operations/networkInterfaces'
import { vpcSubnetList, vpcSubnetListNetworkInterfaces } from '../generated/operations/vpcSubnets'
import { vpcList } from '../generated/operations/vpcs'
import { update } from '../wire/update'
import { ALL_LIMIT } from '#model/paging'
import { joinNetworks } from '#model/network/joinNetworks'
import { transitIpsOf } from '#model/network/privateIps'

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Network interfaces. The list of an instance is in `instances.ts`, because the instance header shows it too. */
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
    /** Those of all instances of a project, by its subnets: most projects have fewer subnets than instances. */
    interfacesOfProject: build.query<readonly InstanceNetworkInterface[], { project: string }>({
      queryFn: async ({ project }, _api, _extra, ask) => {
        const vpcs = await askOne(toCall(vpcList, { project, limit: ALL_LIMIT }), ask)
        if (vpcs.error) return { error: vpcs.error }
        const subnets = await fetchForEach<'vpcSubnetList', VpcSubnet>(
          idsOf(vpcs.data.items),
          vpcSubnetList,
          (vpc, limit) => ({ vpc, limit }),
          ask,
        )
        if ('error' in subnets) return subnets
        const nics = await fetchForEach<'vpcSubnetListNetworkInterfaces', InstanceNetworkInterface>(
          idsOf(Object.values(subnets.data).flat()),
          vpcSubnetListNetworkInterfaces,
          (subnet, limit) => ({ subnet, limit }),
          ask,
        )
        return 'error' in nics ? nics : { data: Object.values(nics.data).flat() }
      },
      providesTags: provides('interfacesOfProject', () => ['Vpc', 'Subnet', 'InstanceNic']),
    }),
  }),
})
