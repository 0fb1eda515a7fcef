// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserAccessTokenList: Operation<'currentUserAccessTokenList'> = {
  name: 'currentUserAccessTokenList',
  method: 'GET',
  path: '/v1/me/access-tokens',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
