// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateTrustRootDelete: Operation<'systemUpdateTrustRootDelete'> = {
  name: 'systemUpdateTrustRootDelete',
  method: 'DELETE',
  path: '/v1/system/update/trust-roots/{trustRootId}',
  query: [],
  body: null,
  status: 204,
}
