import { api } from './api'
import { read } from './endpoint'
import { projectIpPoolList, projectIpPoolView } from './generated/operations/projects'

/** The pools from which a silo's projects take their addresses. */
export const siloIpPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectIpPoolList: read(build, projectIpPoolList, ['IpPool']),
    projectIpPoolView: read(build, projectIpPoolView, ['IpPool']),
  }),
})
