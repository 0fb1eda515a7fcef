// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceStart: Operation<'instanceStart'> = {
  name: 'instanceStart',
  method: 'POST',
  path: '/v1/instances/{instance}/start',
  query: ['project'],
  body: null,
  status: 202,
}
