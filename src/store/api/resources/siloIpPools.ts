import { api } from '../api'
import { query } from '../wire/endpoint'
import { projectIpPoolList, projectIpPoolView } from '../generated/operations/projects'

/** The pools from which a silo's projects take their addresses. */
export const siloIpPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectIpPoolList: query(build, projectIpPoolList, ['IpPool']),
    projectIpPoolView: query(build, projectIpPoolView, ['IpPool']),
  }),
})
