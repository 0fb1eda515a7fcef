// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const userBuiltinView: Operation<'userBuiltinView'> = {
  name: 'userBuiltinView',
  method: 'GET',
  path: '/v1/system/users-builtin/{user}',
  query: [],
  body: null,
  status: 200,
}
