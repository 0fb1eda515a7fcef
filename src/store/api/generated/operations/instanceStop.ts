// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceStop: Operation<'instanceStop'> = {
  name: 'instanceStop',
  method: 'POST',
  path: '/v1/instances/{instance}/stop',
  query: ['project'],
  body: null,
  status: 202,
}
