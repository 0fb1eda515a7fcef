// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateTrustRootCreate: Operation<'systemUpdateTrustRootCreate'> = {
  name: 'systemUpdateTrustRootCreate',
  method: 'POST',
  path: '/v1/system/update/trust-roots',
  query: [],
  body: 'json',
  status: 201,
}
