import { api } from '../api'
import { query } from '../wire/endpoint'
import { subnetPoolList, subnetPoolView } from '../generated/operations/subnetPools'

/** The pools for the external subnets of a silo's projects. */
export const subnetPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    subnetPoolList: query(build, subnetPoolList, ['SubnetPool']),
    subnetPoolView: query(build, subnetPoolView, ['SubnetPool']),
  }),
})
