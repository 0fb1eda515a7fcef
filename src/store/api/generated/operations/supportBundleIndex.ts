// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleIndex: Operation<'supportBundleIndex'> = {
  name: 'supportBundleIndex',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}/index',
  query: [],
  body: null,
  status: 200,
}
