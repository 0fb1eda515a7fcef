// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateTrustRootView: Operation<'systemUpdateTrustRootView'> = {
  name: 'systemUpdateTrustRootView',
  method: 'GET',
  path: '/v1/system/update/trust-roots/{trustRootId}',
  query: [],
  body: null,
  status: 200,
}
