// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const userSessionList: Operation<'userSessionList'> = {
  name: 'userSessionList',
  method: 'GET',
  path: '/v1/users/{userId}/sessions',
  query: ['limit', 'pageToken', 'sortBy'],
}
