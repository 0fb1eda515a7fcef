import { diskKind as kind } from '#store/observer/kinds/disk'
import { api } from '../api'
import { change, tagsOfList, oneOf, query, mutation, binaryMutation } from '../wire/endpoint'
import { diskBulkWriteImport } from '../generated/operations/diskBulkWriteImport'
import { diskBulkWriteImportStart } from '../generated/operations/diskBulkWriteImportStart'
import { diskBulkWriteImportStop } from '../generated/operations/diskBulkWriteImportStop'
import { diskCreate } from '../generated/operations/diskCreate'
import { diskDelete } from '../generated/operations/diskDelete'
import { diskFinalizeImport } from '../generated/operations/diskFinalizeImport'
import { diskList } from '../generated/operations/diskList'
import { diskView } from '../generated/operations/diskView'

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
