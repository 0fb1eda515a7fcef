import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { vpcCreate, vpcDelete, vpcList, vpcUpdate, vpcView } from '../generated/operations/vpcs'

/** VPCs: list and view. Their contents have their own files. */
export const vpcsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcList: query(build, vpcList, ['Vpc']),
    vpcView: query(build, vpcView, ['Vpc']),
    vpcCreate: mutation(build, vpcCreate, ['Vpc']),
    vpcUpdate: change(build, vpcUpdate, ['Vpc']),
    vpcDelete: change(build, vpcDelete, ['Vpc']),
  }),
})
