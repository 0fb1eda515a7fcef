// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskBulkWriteImportStart: Operation<'diskBulkWriteImportStart'> = {
  name: 'diskBulkWriteImportStart',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write-start',
  query: ['project'],
  body: null,
  status: 204,
}
