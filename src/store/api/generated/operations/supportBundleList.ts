// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleList: Operation<'supportBundleList'> = {
  name: 'supportBundleList',
  method: 'GET',
  path: '/v1/system/support-bundles',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
