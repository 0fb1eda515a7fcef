import { api } from './api'
import type { Instance } from './generated/types'
import { read, write } from './endpoint'
import {
  instanceCreate,
  instanceDelete,
  instanceDiskAttach,
  instanceDiskDetach,
  instanceDiskList,
  instanceExternalIpList,
  instanceList,
  instanceReboot,
  instanceStart,
  instanceStop,
  instanceUpdate,
  instanceView,
} from './generated/operations/instances'
import { instanceNetworkInterfaceList } from './generated/operations/instances'
import type { CallArgs } from './operation'

/** What changes when an instance moves: itself, and everything that hangs on it. */
const moved = ['Instance', 'InstanceDisk', 'InstanceNic', 'AffinityMember'] as const

/** The addresses of one instance, by whichever of its names they were asked for: the list shows those of many. */
const addressesOf = (instance: string) => ({ type: 'ExternalIp' as const, id: instance })

/** An instance that moves takes its own addresses along, and nobody else's. */
const staleAfterMove = (moving: Instance | undefined, error: unknown) =>
  error || !moving ? [] : [...moved, addressesOf(moving.id), addressesOf(moving.name)]

/** What the pages of instances show besides the records themselves, to be asked for again with them. */
export const besidesInstances = ['InstanceDisk', 'InstanceNic', 'ExternalIp', 'AffinityGroup', 'AffinityMember'] as const

/** Instances: reads of the list and the page, and the verbs of their lifecycle. */
export const instancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceList: read(build, instanceList, ['Instance']),
    instanceView: read(build, instanceView, ['Instance']),
    instanceDiskList: read(build, instanceDiskList, ['InstanceDisk', 'Disk']),
    instanceExternalIpList: {
      ...read(build, instanceExternalIpList, []),
      providesTags: (_answer: unknown, _error: unknown, { instance }: CallArgs<'instanceExternalIpList'>) => [
        addressesOf(instance),
      ],
    },
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
    instanceDelete: write(build, instanceDelete, [...moved, 'Disk', 'FloatingIp']),
    instanceUpdate: write(build, instanceUpdate, ['Instance']),
    instanceDiskAttach: write(build, instanceDiskAttach, ['InstanceDisk', 'Disk']),
    instanceDiskDetach: write(build, instanceDiskDetach, ['InstanceDisk', 'Disk']),
  }),
})
