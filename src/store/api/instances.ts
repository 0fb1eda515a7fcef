import { api } from './api'
import type { Instance, InstanceUpdate } from './generated/types'
import { callOf } from './eachOf'
import { change, read, write } from './endpoint'
import {
  instanceCreate,
  instanceDelete,
  instanceDiskAttach,
  instanceDiskDetach,
  instanceDiskList,
  instanceExternalIpList,
  instanceList,
  instanceReboot,
  instanceSshPublicKeyList,
  instanceStart,
  instanceStop,
  instanceUpdate,
  instanceView,
} from './generated/operations/instances'
import { instanceNetworkInterfaceList } from './generated/operations/instances'
import type { CallArgs } from './operation'
import { provides } from './outdated'

/** What changes when an instance moves: itself, and everything that hangs on it. */
const moved = ['Instance', 'InstanceDisk', 'InstanceNic', 'AffinityMember'] as const

/** The addresses of one instance, by whichever of its names they were asked for: the list shows those of many. */
const addressesOf = (instance: string) => ({ type: 'ExternalIp' as const, id: instance })

/** An instance that moves takes its own addresses along, and nobody else's. */
const staleAfterMove = (moving: Instance | undefined, error: unknown) =>
  error || !moving ? [] : [...moved, addressesOf(moving.id), addressesOf(moving.name)]

/** What the pages of instances show besides the records themselves, to be asked for again with them. */
export const besidesInstances = [
  'InstanceDisk',
  'InstanceNic',
  'ExternalIp',
  'AffinityGroup',
  'AffinityMember',
] as const

/** Which instance, by id, and what of it is to be otherwise. */
export interface InstanceChange {
  instance: string
  change: Partial<InstanceUpdate>
}

/** Instances: reads of the list and the page, and the verbs of their lifecycle. */
export const instancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceList: read(build, instanceList, ['Instance']),
    instanceView: read(build, instanceView, ['Instance']),
    instanceDiskList: read(build, instanceDiskList, ['InstanceDisk', 'Disk']),
    instanceExternalIpList: {
      ...read(build, instanceExternalIpList, []),
      providesTags: provides('instanceExternalIpList', ({ instance }: CallArgs<'instanceExternalIpList'>) => [
        addressesOf(instance),
      ]),
    },
    // The keys of an instance are those it was created with, for good.
    instanceSshPublicKeyList: read(build, instanceSshPublicKeyList, []),
    instanceNetworkInterfaceList: read(build, instanceNetworkInterfaceList, ['InstanceNic']),
    instanceCreate: write(build, instanceCreate, [
      ...moved,
      'Disk',
      'FloatingIp',
      'IpPool',
      'AffinityMember',
      'Utilization',
    ]),
    instanceStart: { ...write(build, instanceStart, []), invalidatesTags: staleAfterMove },
    instanceStop: { ...write(build, instanceStop, []), invalidatesTags: staleAfterMove },
    instanceReboot: { ...write(build, instanceReboot, []), invalidatesTags: staleAfterMove },
    instanceDelete: change(build, instanceDelete, [...moved, 'Disk', 'FloatingIp']),
    /**
     * Changes some of an instance. Whatever of the boot disk and the restart policy an update leaves out is *cleared*
     * by the server, and it knows no versions: so the record is read right before it is written, and everything it has
     * is said again. What others did until then is kept. Source: project-screens §6.3.
     */
    instanceChange: build.mutation<Instance, InstanceChange>({
      queryFn: async ({ instance, change }, _api, _extra, ask) => {
        const now = await ask(callOf(instanceView, { instance }))
        if (now.error) return { error: now.error }
        const { ncpus, memory, bootDiskId, autoRestartPolicy } = now.data as Instance
        const kept = {
          ncpus,
          memory,
          bootDisk: bootDiskId ?? null,
          autoRestartPolicy: autoRestartPolicy ?? null,
        }
        const answer = await ask(callOf(instanceUpdate, { instance, body: { ...kept, ...change } }))
        return answer.error ? { error: answer.error } : { data: answer.data as Instance }
      },
      // Also after a refusal: then what is shown may be older than what is there.
      invalidatesTags: ['Instance'],
    }),
    instanceDiskAttach: write(build, instanceDiskAttach, ['InstanceDisk', 'Disk']),
    instanceDiskDetach: write(build, instanceDiskDetach, ['InstanceDisk', 'Disk']),
  }),
})
