// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const scimTokenView: Operation<'scimTokenView'> = {
  name: 'scimTokenView',
  method: 'GET',
  path: '/v1/system/scim/tokens/{tokenId}',
  query: ['silo'],
  body: null,
  status: 200,
  since: '20251008',
}
