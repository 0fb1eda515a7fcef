// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const userView: Operation<'userView'> = {
  name: 'userView',
  method: 'GET',
  path: '/v1/users/{userId}',
  query: [],
  body: null,
  status: 200,
}
