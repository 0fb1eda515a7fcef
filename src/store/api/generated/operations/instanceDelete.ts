// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceDelete: Operation<'instanceDelete'> = {
  name: 'instanceDelete',
  method: 'DELETE',
  path: '/v1/instances/{instance}',
  query: ['project'],
  body: null,
  status: 204,
}
