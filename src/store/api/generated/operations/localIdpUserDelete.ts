// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const localIdpUserDelete: Operation<'localIdpUserDelete'> = {
  name: 'localIdpUserDelete',
  method: 'DELETE',
  path: '/v1/system/identity-providers/local/users/{userId}',
  query: ['silo'],
  body: null,
  status: 204,
}
