// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceView: Operation<'instanceView'> = {
  name: 'instanceView',
  method: 'GET',
  path: '/v1/instances/{instance}',
  query: ['project'],
  body: null,
  status: 200,
}
