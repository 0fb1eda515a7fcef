// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskFinalizeImport: Operation<'diskFinalizeImport'> = {
  name: 'diskFinalizeImport',
  method: 'POST',
  path: '/v1/disks/{disk}/finalize',
  query: ['project'],
  body: 'json',
  status: 204,
}
