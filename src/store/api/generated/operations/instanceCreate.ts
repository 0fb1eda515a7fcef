// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceCreate: Operation<'instanceCreate'> = {
  name: 'instanceCreate',
  method: 'POST',
  path: '/v1/instances',
  query: ['project'],
  body: 'json',
  status: 201,
}
