import { api } from '../api'
import { query } from '../wire/endpoint'
import { ipPoolList, ipPoolView } from '../generated/operations/ipPools'

/** The pools for the addresses of a silo's projects. */
export const siloIpPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ipPoolList: query(build, ipPoolList, ['IpPool']),
    ipPoolView: query(build, ipPoolView, ['IpPool']),
  }),
})
