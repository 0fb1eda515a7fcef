// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleView: Operation<'supportBundleView'> = {
  name: 'supportBundleView',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}',
  query: [],
  body: null,
  status: 200,
}
