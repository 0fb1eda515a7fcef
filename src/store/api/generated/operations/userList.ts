// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const userList: Operation<'userList'> = {
  name: 'userList',
  method: 'GET',
  path: '/v1/users',
  query: ['group', 'limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
