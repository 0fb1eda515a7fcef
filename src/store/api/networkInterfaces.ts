import { api } from './api'
import { write } from './endpoint'
import {
  instanceNetworkInterfaceCreate,
  instanceNetworkInterfaceDelete,
  instanceNetworkInterfaceUpdate,
} from './generated/operations/instances'

/** Interfaces of an instance: what changes them. Their list stands with the instance, whose header shows it too. */
export const networkInterfacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceNetworkInterfaceCreate: write(build, instanceNetworkInterfaceCreate, ['InstanceNic']),
    instanceNetworkInterfaceUpdate: write(build, instanceNetworkInterfaceUpdate, ['InstanceNic']),
    instanceNetworkInterfaceDelete: write(build, instanceNetworkInterfaceDelete, ['InstanceNic']),
  }),
})
