// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const localIdpUserCreate: Operation<'localIdpUserCreate'> = {
  name: 'localIdpUserCreate',
  method: 'POST',
  path: '/v1/system/identity-providers/local/users',
  query: ['silo'],
  body: 'json',
  status: 201,
}
