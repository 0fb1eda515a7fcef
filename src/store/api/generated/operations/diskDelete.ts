// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskDelete: Operation<'diskDelete'> = {
  name: 'diskDelete',
  method: 'DELETE',
  path: '/v1/disks/{disk}',
  query: ['project'],
  body: null,
  status: 204,
}
