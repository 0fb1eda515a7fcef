import { api } from './api'
import { change, read, write } from './endpoint'
import { vpcCreate, vpcDelete, vpcList, vpcUpdate, vpcView } from './generated/operations/vpcs'

/** VPCs: the list and the VPC itself. What is in one has files of its own. */
export const vpcsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcList: read(build, vpcList, ['Vpc']),
    vpcView: read(build, vpcView, ['Vpc']),
    vpcCreate: write(build, vpcCreate, ['Vpc']),
    vpcUpdate: change(build, vpcUpdate, ['Vpc']),
    vpcDelete: change(build, vpcDelete, ['Vpc']),
  }),
})
