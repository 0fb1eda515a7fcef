// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const userBuiltinList: Operation<'userBuiltinList'> = {
  name: 'userBuiltinList',
  method: 'GET',
  path: '/v1/system/users-builtin',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const userBuiltinView: Operation<'userBuiltinView'> = {
  name: 'userBuiltinView',
  method: 'GET',
  path: '/v1/system/users-builtin/{user}',
}
