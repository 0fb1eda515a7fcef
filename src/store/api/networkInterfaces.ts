import { api } from './api'
import { callOf } from './eachOf'
import { change, write } from './endpoint'
import {
  instanceNetworkInterfaceCreate,
  instanceNetworkInterfaceDelete,
  instanceNetworkInterfaceUpdate,
  instanceNetworkInterfaceView,
} from './generated/operations/instances'
import type { InstanceNetworkInterface, InstanceNetworkInterfaceUpdate } from './generated/types'

/** Which interface, by id, and what of it is to be otherwise. */
export interface NicChange {
  interface: string
  change: InstanceNetworkInterfaceUpdate
}

/** Interfaces of an instance: what changes them. Their list stands with the instance, whose header shows it too. */
export const networkInterfacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceNetworkInterfaceCreate: write(build, instanceNetworkInterfaceCreate, ['InstanceNic']),
    /**
     * Changes some of an interface. Transit IPs that an update leaves out are *removed* by the server: so the record is
     * read right before it is written, and what others did until then is kept. Source: backend-behaviour §3.8.
     */
    instanceNetworkInterfaceChange: build.mutation<InstanceNetworkInterface, NicChange>({
      queryFn: async ({ interface: nic, change }, _api, _extra, ask) => {
        const now = await ask(callOf(instanceNetworkInterfaceView, { interface: nic }))
        if (now.error) return { error: now.error }
        const { name, description, transitIps } = now.data as InstanceNetworkInterface
        const body = { name, description, transitIps: transitIps ?? [], ...change }
        const answer = await ask(callOf(instanceNetworkInterfaceUpdate, { interface: nic, body }))
        return answer.error ? { error: answer.error } : { data: answer.data as InstanceNetworkInterface }
      },
      // Also after a refusal: then what is shown may be older than what is there.
      invalidatesTags: ['InstanceNic'],
    }),
    instanceNetworkInterfaceDelete: change(build, instanceNetworkInterfaceDelete, ['InstanceNic']),
  }),
})
