// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const scimTokenCreate: Operation<'scimTokenCreate'> = {
  name: 'scimTokenCreate',
  method: 'POST',
  path: '/v1/system/scim/tokens',
  query: ['silo'],
  body: null,
  status: 201,
  since: '20251008',
}
