import { api } from '../api'
import { toCall } from '../wire/call'
import { readThenWrite } from '../wire/readThenWrite'
import { change, mutation } from '../wire/endpoint'
import { instanceNetworkInterfaceCreate } from '../generated/operations/instanceNetworkInterfaceCreate'
import { instanceNetworkInterfaceDelete } from '../generated/operations/instanceNetworkInterfaceDelete'
import { instanceNetworkInterfaceUpdate } from '../generated/operations/instanceNetworkInterfaceUpdate'
import { instanceNetworkInterfaceView } from '../generated/operations/instanceNetworkInterfaceView'
import type { InstanceNetworkInterfaceUpdate } from '../generated/types'
import { transitIpsOf } from '#store/model/network/privateIps'

/** An interface by its id, or by its name in an instance of a project, and the fields to change. */
export interface NicChange {
  interface: string
  instance?: string
  project?: string
  change: InstanceNetworkInterfaceUpdate
}

/** Writes of network interfaces. Their list is in `instances.ts`, because the instance header shows it too. */
export const networkInterfacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceNetworkInterfaceCreate: mutation(build, instanceNetworkInterfaceCreate, ['InstanceNic']),
    /**
     * Changes some fields of an interface. The server *removes* transit IPs that are missing from an update: so
     * the record is read right before the write, and changes by others are kept. Rule: NIC-5.
     */
    instanceNetworkInterfaceChange: readThenWrite(build, {
      read: ({ change: _, ...at }: NicChange) => toCall(instanceNetworkInterfaceView, at),
      write: ({ change: changed, ...at }, { name, description, ipStack }) =>
        toCall(instanceNetworkInterfaceUpdate, {
          ...at,
          body: { name, description, transitIps: transitIpsOf(ipStack), ...changed },
        }),
      stale: ['InstanceNic'],
    }),
    instanceNetworkInterfaceDelete: change(build, instanceNetworkInterfaceDelete, ['InstanceNic']),
  }),
})
