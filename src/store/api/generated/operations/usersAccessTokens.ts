// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const userTokenList: Operation<'userTokenList'> = {
  name: 'userTokenList',
  method: 'GET',
  path: '/v1/users/{userId}/access-tokens',
  query: ['limit', 'pageToken', 'sortBy'],
}
