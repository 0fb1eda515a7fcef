import { instanceKind as kind } from '#store/observer/kinds/instance'
import { api } from '../api'
import type { Instance } from '../generated/types'
import { change, tagsOfList, oneOf, tagsOfParts, query, tagOf, mutation } from '../wire/endpoint'
import { update } from '../wire/update'
import {
  instanceCreate,
  instanceDelete,
  instanceList,
  instanceReboot,
  instanceStart,
  instanceStop,
  instanceUpdate,
  instanceView,
} from '../generated/operations/instances'
import { instanceExternalIpList } from '../generated/operations/instancesExternalIps'
import { instanceNetworkInterfaceList } from '../generated/operations/networkInterfaces'

/** The tags of a created or deleted instance. */
const instanceStateTags = ['Instance', 'InstanceDisk', 'InstanceNic', 'AffinityMember'] as const

/** The parts of an instance that change with its state. */
const parts = ['InstanceDisk', 'InstanceNic', 'ExternalIp'] as const

/** The tags of a started or stopped instance: its own parts, and the lists of members that show it. */
const tagsOfStateChange = (instance: Instance) => [
  tagOf('Instance', instance),
  tagOf('AffinityMember', instance),
  // Queries identify the parts' instance by name or by id.
  ...parts.flatMap((type) => [tagOf(type, instance), { type, id: instance.name }]),
]

/** The tags of the other queries of instance pages, refreshed together with the records. */
export const instanceRelatedTags = [
  'InstanceDisk',
  'InstanceNic',
  'ExternalIp',
  'ExternalSubnet',
  'AffinityGroup',
  'AffinityMember',
] as const

/** Instances: list, view and the lifecycle commands. */
export const instancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    instanceList: query(build, instanceList, tagsOfList('Instance'), { kind, shows: 'all' }),
    instanceView: query(build, instanceView, oneOf('Instance'), { kind, shows: 'one' }),
    instanceExternalIpList: query(build, instanceExternalIpList, tagsOfParts('ExternalIp'), 'ofRows'),
    instanceNetworkInterfaceList: query(build, instanceNetworkInterfaceList, tagsOfParts('InstanceNic')),
    instanceCreate: mutation(build, instanceCreate, [
      ...instanceStateTags,
      'Disk',
      'FloatingIp',
      'IpPool',
      'AffinityMember',
      'Utilization',
    ]),
    instanceStart: mutation(build, instanceStart, tagsOfStateChange, { kind, shows: 'one' }),
    instanceStop: mutation(build, instanceStop, tagsOfStateChange, { kind, shows: 'one' }),
    instanceReboot: mutation(build, instanceReboot, tagsOfStateChange, { kind, shows: 'one' }),
    /** What is needed to make the instance again is read right before. Rule: BACK-1. */
    instanceDelete: change(
      build,
      instanceDelete,
      [...instanceStateTags, 'Disk', 'FloatingIp', 'ExternalSubnet'],
      undefined,
      async ({ instance }, ask) => (await import('./readInstance')).readInstance(instance, ask),
    ),
    /** The server clears a boot disk or restart policy that is missing from an update. Rule: LIFE-11. */
    instanceUpdate: update(build, instanceUpdate, ['Instance'], {
      view: instanceView,
      fields: (now) => ({
        ncpus: now.ncpus,
        memory: now.memory,
        bootDisk: now.bootDiskId ?? null,
        autoRestartPolicy: now.autoRestartPolicy ?? null,
        cpuPlatform: now.cpuPlatform ?? null,
        enableJumboFrames: now.enableJumboFrames,
      }),
      always: 'all',
    }),
  }),
})
