// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloIdentityProviderList: Operation<'siloIdentityProviderList'> = {
  name: 'siloIdentityProviderList',
  method: 'GET',
  path: '/v1/system/identity-providers',
  query: ['limit', 'pageToken', 'silo', 'sortBy'],
  body: null,
  status: 200,
}
