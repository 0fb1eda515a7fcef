// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceUpdate: Operation<'instanceUpdate'> = {
  name: 'instanceUpdate',
  method: 'PUT',
  path: '/v1/instances/{instance}',
  query: ['project'],
  body: 'json',
  status: 200,
}
