// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleDownload: Operation<'supportBundleDownload'> = {
  name: 'supportBundleDownload',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}/download',
  query: [],
  body: null,
  status: 200,
}
