import { api } from './api'
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

/** What changes when an instance moves: itself, and everything that hangs on it. */
const moved = ['Instance', 'InstanceDisk', 'InstanceNic', 'ExternalIp', 'AffinityMember'] as const

/** Instances: reads of the list and the page, and the verbs of their lifecycle. */
export const instancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceList: read(build, instanceList, ['Instance']),
    instanceView: read(build, instanceView, ['Instance']),
    instanceDiskList: read(build, instanceDiskList, ['InstanceDisk', 'Disk']),
    instanceExternalIpList: read(build, instanceExternalIpList, ['ExternalIp']),
    instanceNetworkInterfaceList: read(build, instanceNetworkInterfaceList, ['InstanceNic']),
    instanceCreate: write(build, instanceCreate, [
      ...moved,
      'Disk',
      'FloatingIp',
      'IpPool',
      'AffinityMember',
      'Utilization',
    ]),
    instanceStart: write(build, instanceStart, moved),
    instanceStop: write(build, instanceStop, moved),
    instanceReboot: write(build, instanceReboot, moved),
    instanceDelete: write(build, instanceDelete, [...moved, 'Disk', 'FloatingIp']),
    instanceUpdate: write(build, instanceUpdate, ['Instance']),
    instanceDiskAttach: write(build, instanceDiskAttach, ['InstanceDisk', 'Disk']),
    instanceDiskDetach: write(build, instanceDiskDetach, ['InstanceDisk', 'Disk']),
  }),
})
