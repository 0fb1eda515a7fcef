// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleDownloadFile: Operation<'supportBundleDownloadFile'> = {
  name: 'supportBundleDownloadFile',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}/download/{file}',
  query: [],
  body: null,
  status: 200,
}
