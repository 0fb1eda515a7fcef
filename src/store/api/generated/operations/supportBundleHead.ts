// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleHead: Operation<'supportBundleHead'> = {
  name: 'supportBundleHead',
  method: 'HEAD',
  path: '/v1/system/support-bundles/{bundleId}/download',
  query: [],
  body: null,
  status: 200,
}
