// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const logout: Operation<'logout'> = {
  name: 'logout',
  method: 'POST',
  path: '/v1/logout',
  query: [],
  body: null,
  status: 204,
}
