// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleUpdate: Operation<'supportBundleUpdate'> = {
  name: 'supportBundleUpdate',
  method: 'PUT',
  path: '/v1/system/support-bundles/{bundleId}',
  query: [],
  body: 'json',
  status: 200,
}
