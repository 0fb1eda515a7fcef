import { api } from './api'
import { read, write } from './endpoint'
import { vpcCreate, vpcDelete, vpcList, vpcUpdate, vpcView } from './generated/operations/vpcs'

/** VPCs: the list and the VPC itself. What is in one has files of its own. */
export const vpcsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcList: read(build, vpcList, ['Vpc']),
    vpcView: read(build, vpcView, ['Vpc']),
    vpcCreate: write(build, vpcCreate, ['Vpc']),
    vpcUpdate: {
      ...write(build, vpcUpdate, []),
      // After a rename the page moves to the new name; asking for the old one again would only find it missing.
      invalidatesTags: (_answer, error, { vpc, body }) => (error || body.name !== vpc ? [] : ['Vpc']),
    },
    vpcDelete: write(build, vpcDelete, ['Vpc']),
  }),
})
