// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskBulkWriteImportStop: Operation<'diskBulkWriteImportStop'> = {
  name: 'diskBulkWriteImportStop',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write-stop',
  query: ['project'],
  body: null,
  status: 204,
}
