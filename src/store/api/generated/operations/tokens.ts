// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const currentUserAccessTokenDelete: Operation<'currentUserAccessTokenDelete'> = {
  name: 'currentUserAccessTokenDelete',
  method: 'DELETE',
  path: '/v1/me/access-tokens/{tokenId}',
}

export const currentUserAccessTokenList: Operation<'currentUserAccessTokenList'> = {
  name: 'currentUserAccessTokenList',
  method: 'GET',
  path: '/v1/me/access-tokens',
  query: ['limit', 'pageToken', 'sortBy'],
}
