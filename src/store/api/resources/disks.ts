import { diskKind as kind } from '#store/observer/kinds/disk'
import { api } from '../api'
import { change, tagsOfList, oneOf, query, mutation, binaryMutation } from '../wire/endpoint'
import {
  diskBulkWriteImport,
  diskBulkWriteImportStart,
  diskBulkWriteImportStop,
  diskCreate,
  diskDelete,
  diskFinalizeImport,
  diskList,
  diskView,
} from '../generated/operations/disks'

/** Disks: list, view, the commands without an instance, and the import of a file in chunks. */
export const disksApi = api.injectEndpoints({
  endpoints: (build) => ({
    diskList: query(build, diskList, tagsOfList('Disk'), { kind, shows: 'all' }),
    diskView: query(build, diskView, oneOf('Disk'), { kind, shows: 'one' }),
    diskCreate: mutation(build, diskCreate, ['Disk']),
    diskDelete: change(build, diskDelete, ['Disk', 'InstanceDisk']),
    diskBulkWriteImportStart: mutation(build, diskBulkWriteImportStart, ['Disk']),
    diskBulkWriteImport: binaryMutation(build, diskBulkWriteImport),
    diskBulkWriteImportStop: mutation(build, diskBulkWriteImportStop, ['Disk']),
    diskFinalizeImport: mutation(build, diskFinalizeImport, ['Disk', 'Snapshot']),
  }),
})
