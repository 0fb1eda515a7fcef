import { api } from './api'
import { read } from './endpoint'
import { vpcView } from './generated/operations/vpcs'

/** VPCs: so far only the one an instance stands in. */
export const vpcsApi = api.injectEndpoints({
  endpoints: (build) => ({ vpcView: read(build, vpcView, ['Vpc']) }),
})
