// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const scimTokenDelete: Operation<'scimTokenDelete'> = {
  name: 'scimTokenDelete',
  method: 'DELETE',
  path: '/v1/system/scim/tokens/{tokenId}',
  query: ['silo'],
  body: null,
  status: 204,
  since: '20251008',
}
