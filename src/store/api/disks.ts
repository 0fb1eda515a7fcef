import { api } from './api'
import { change, read, write, writePacked } from './endpoint'
import {
  diskBulkWriteImport,
  diskBulkWriteImportStart,
  diskBulkWriteImportStop,
  diskCreate,
  diskDelete,
  diskFinalizeImport,
  diskList,
  diskView,
} from './generated/operations/disks'

/** Disks: the list, one disk, the verbs that do not concern an instance, and the import of a file by chunks. */
export const disksApi = api.injectEndpoints({
  endpoints: (build) => ({
    diskList: read(build, diskList, ['Disk']),
    diskView: read(build, diskView, ['Disk']),
    diskCreate: write(build, diskCreate, ['Disk']),
    diskDelete: change(build, diskDelete, ['Disk', 'InstanceDisk']),
    diskBulkWriteImportStart: write(build, diskBulkWriteImportStart, ['Disk']),
    diskBulkWriteImport: writePacked(build, diskBulkWriteImport),
    diskBulkWriteImportStop: write(build, diskBulkWriteImportStop, ['Disk']),
    diskFinalizeImport: write(build, diskFinalizeImport, ['Disk', 'Snapshot']),
  }),
})
