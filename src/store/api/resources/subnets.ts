import { api } from '../api'
import { fetchForEach } from '../wire/fetchForEach'
import { change, query, mutation } from '../wire/endpoint'
import { update } from '../wire/update'
import type { InstanceNetworkInterface } from '../generated/types'
import {
  vpcSubnetCreate,
  vpcSubnetDelete,
  vpcSubnetList,
  vpcSubnetListNetworkInterfaces,
  vpcSubnetUpdate,
  vpcSubnetView,
} from '../generated/operations/vpcSubnets'
import { provides } from '../wire/outdated'

/** Subnets of a VPC. Each has an automatic route, so a change to a subnet also changes routes. */
export const subnetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcSubnetList: query(build, vpcSubnetList, ['Subnet']),
    vpcSubnetView: query(build, vpcSubnetView, ['Subnet']),
    vpcSubnetCreate: mutation(build, vpcSubnetCreate, ['Subnet', 'Route']),
    /** The server treats a missing router as none. Rule: NET-5. */
    vpcSubnetUpdate: update(build, vpcSubnetUpdate, ['Subnet', 'Route'], {
      view: vpcSubnetView,
      fields: ({ name, description, customRouterId = null }) => ({
        name,
        description,
        customRouter: customRouterId,
      }),
      always: ['customRouter'],
    }),
    vpcSubnetDelete: change(build, vpcSubnetDelete, ['Subnet', 'Route']),
    /** The interfaces of several subnets, by the subnet's id. */
    subnetInterfaces: build.query<
      Readonly<Record<string, readonly InstanceNetworkInterface[]>>,
      { subnets: readonly string[] }
    >({
      queryFn: ({ subnets }, _api, _extra, ask) =>
        fetchForEach(subnets, vpcSubnetListNetworkInterfaces, (subnet, limit) => ({ subnet, limit }), ask),
      providesTags: provides('subnetInterfaces', () => ['Subnet', 'InstanceNic']),
    }),
  }),
})
