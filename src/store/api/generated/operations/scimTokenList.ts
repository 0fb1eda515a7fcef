// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const scimTokenList: Operation<'scimTokenList'> = {
  name: 'scimTokenList',
  method: 'GET',
  path: '/v1/system/scim/tokens',
  query: ['silo'],
  body: null,
  status: 200,
  since: '20251008',
}
