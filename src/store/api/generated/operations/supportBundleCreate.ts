// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const supportBundleCreate: Operation<'supportBundleCreate'> = {
  name: 'supportBundleCreate',
  method: 'POST',
  path: '/v1/system/support-bundles',
  query: [],
  body: 'json',
  status: 201,
}
