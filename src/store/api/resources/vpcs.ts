import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { update } from '../wire/update'
import { vpcCreate, vpcDelete, vpcList, vpcUpdate, vpcView } from '../generated/operations/vpcs'

/** VPCs: list and view. Their contents have their own files. */
export const vpcsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcList: query(build, vpcList, ['Vpc']),
    vpcView: query(build, vpcView, ['Vpc']),
    vpcCreate: mutation(build, vpcCreate, ['Vpc']),
    vpcUpdate: update(build, vpcUpdate, ['Vpc'], {
      view: vpcView,
      fields: ({ name, description, dnsName }) => ({ name, description, dnsName }),
    }),
    vpcDelete: change(build, vpcDelete, ['Vpc']),
  }),
})
