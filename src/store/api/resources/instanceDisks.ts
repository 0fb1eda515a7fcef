import { diskKind as kind } from '#store/observer/kinds/disk'
import { api } from '../api'
import { tagsOfList, tagsOfParts, query, tagOf, mutation } from '../wire/endpoint'
import type { Disk } from '../generated/types'
import {
  instanceDiskAttach,
  instanceDiskDetach,
  instanceDiskList,
} from '../generated/operations/instancesDisks'

const ofInstance = tagsOfParts('InstanceDisk')
const ofDisks = tagsOfList('Disk')
const shown = (page: { items: Disk[] } | undefined, args: { instance: string }) => [
  ...ofInstance(page, args),
  ...ofDisks(page),
]

/** The tags of the disk itself, and of the lists of instances' disks, which it joins or leaves. */
const attachmentTags = (disk: Disk) => ['InstanceDisk' as const, tagOf('Disk', disk)]

/** The disks of an instance. Separate from the instances, whose list needs no disks. */
export const instanceDisksApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A disk that leaves the list is detached, not deleted.
    instanceDiskList: query(build, instanceDiskList, shown, { kind, shows: 'some' }),
    instanceDiskAttach: mutation(build, instanceDiskAttach, attachmentTags, { kind, shows: 'one' }),
    instanceDiskDetach: mutation(build, instanceDiskDetach, attachmentTags, { kind, shows: 'one' }),
  }),
})
