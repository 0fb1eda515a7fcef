// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleHeadFile: Operation<'supportBundleHeadFile'> = {
  name: 'supportBundleHeadFile',
  method: 'HEAD',
  path: '/v1/system/support-bundles/{bundleId}/download/{file}',
  query: [],
  body: null,
  status: 200,
}
