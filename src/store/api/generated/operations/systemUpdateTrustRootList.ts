// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateTrustRootList: Operation<'systemUpdateTrustRootList'> = {
  name: 'systemUpdateTrustRootList',
  method: 'GET',
  path: '/v1/system/update/trust-roots',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
