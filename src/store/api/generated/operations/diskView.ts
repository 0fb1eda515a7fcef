// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskView: Operation<'diskView'> = {
  name: 'diskView',
  method: 'GET',
  path: '/v1/disks/{disk}',
  query: ['project'],
  body: null,
  status: 200,
}
