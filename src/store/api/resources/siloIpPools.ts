import { api } from '../api'
import { query } from '../wire/endpoint'
import { projectIpPoolList } from '../generated/operations/projectIpPoolList'
import { projectIpPoolView } from '../generated/operations/projectIpPoolView'

/** The pools for the addresses of a silo's projects. */
export const siloIpPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectIpPoolList: query(build, projectIpPoolList, ['IpPool']),
    projectIpPoolView: query(build, projectIpPoolView, ['IpPool']),
  }),
})
