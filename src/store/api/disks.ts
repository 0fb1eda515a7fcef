import { api } from './api'
import { read, write } from './endpoint'
import { diskCreate, diskDelete, diskList, diskView } from './generated/operations/disks'

/** Disks: the list, one disk, and the verbs that do not concern an instance. */
export const disksApi = api.injectEndpoints({
  endpoints: (build) => ({
    diskList: read(build, diskList, ['Disk']),
    diskView: read(build, diskView, ['Disk']),
    diskCreate: write(build, diskCreate, ['Disk']),
    diskDelete: write(build, diskDelete, ['Disk', 'InstanceDisk']),
  }),
})
