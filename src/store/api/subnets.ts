import { api } from './api'
import { eachOf } from './eachOf'
import { change, read, write } from './endpoint'
import type { InstanceNetworkInterface } from './generated/types'
import {
  vpcSubnetCreate,
  vpcSubnetDelete,
  vpcSubnetList,
  vpcSubnetListNetworkInterfaces,
  vpcSubnetUpdate,
  vpcSubnetView,
} from './generated/operations/vpcs'
import { provides } from './outdated'

/** Subnets of a VPC. Each has a route that the system keeps, so a change to one concerns routes too. */
export const subnetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcSubnetList: read(build, vpcSubnetList, ['Subnet']),
    vpcSubnetView: read(build, vpcSubnetView, ['Subnet']),
    vpcSubnetCreate: write(build, vpcSubnetCreate, ['Subnet', 'Route']),
    vpcSubnetUpdate: change(build, vpcSubnetUpdate, ['Subnet', 'Route']),
    vpcSubnetDelete: change(build, vpcSubnetDelete, ['Subnet', 'Route']),
    /** The interfaces of several subnets, by the subnet's id. */
    subnetInterfaces: build.query<
      Readonly<Record<string, readonly InstanceNetworkInterface[]>>,
      { subnets: readonly string[] }
    >({
      queryFn: ({ subnets }, _api, _extra, ask) =>
        eachOf(subnets, vpcSubnetListNetworkInterfaces, (subnet, limit) => ({ subnet, limit }), ask),
      providesTags: provides('subnetInterfaces', () => ['Subnet', 'InstanceNic']),
    }),
  }),
})
