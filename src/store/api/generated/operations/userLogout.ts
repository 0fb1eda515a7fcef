// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const userLogout: Operation<'userLogout'> = {
  name: 'userLogout',
  method: 'POST',
  path: '/v1/users/{userId}/logout',
  query: [],
  body: null,
  status: 204,
}
