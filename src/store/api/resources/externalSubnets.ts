import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { namedFields, update } from '../wire/update'
import {
  externalSubnetAttach,
  externalSubnetCreate,
  externalSubnetDelete,
  externalSubnetDetach,
  externalSubnetList,
  externalSubnetUpdate,
  externalSubnetView,
} from '../generated/operations/externalSubnets'
import { instanceExternalSubnetList } from '../generated/operations/instancesExternalSubnets'

/** External subnets of a project and of an instance, and attaching and detaching them. */
export const externalSubnetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    externalSubnetList: query(build, externalSubnetList, ['ExternalSubnet']),
    externalSubnetView: query(build, externalSubnetView, ['ExternalSubnet']),
    instanceExternalSubnetList: query(build, instanceExternalSubnetList, ['ExternalSubnet']),
    externalSubnetCreate: mutation(build, externalSubnetCreate, ['ExternalSubnet', 'SubnetPool']),
    externalSubnetUpdate: update(build, externalSubnetUpdate, ['ExternalSubnet'], {
      view: externalSubnetView,
      fields: namedFields,
    }),
    externalSubnetDelete: change(build, externalSubnetDelete, ['ExternalSubnet', 'SubnetPool']),
    externalSubnetAttach: mutation(build, externalSubnetAttach, ['ExternalSubnet']),
    externalSubnetDetach: mutation(build, externalSubnetDetach, ['ExternalSubnet']),
  }),
})
