// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleDelete: Operation<'supportBundleDelete'> = {
  name: 'supportBundleDelete',
  method: 'DELETE',
  path: '/v1/system/support-bundles/{bundleId}',
  query: [],
  body: null,
  status: 204,
}
