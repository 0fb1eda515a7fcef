// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const localIdpUserSetPassword: Operation<'localIdpUserSetPassword'> = {
  name: 'localIdpUserSetPassword',
  method: 'POST',
  path: '/v1/system/identity-providers/local/users/{userId}/set-password',
  query: ['silo'],
  body: 'json',
  status: 204,
}
