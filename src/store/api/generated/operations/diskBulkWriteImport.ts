// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskBulkWriteImport: Operation<'diskBulkWriteImport'> = {
  name: 'diskBulkWriteImport',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write',
  query: ['project'],
  body: 'json',
  status: 204,
}
