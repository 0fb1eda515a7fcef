// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const samlIdentityProviderCreate: Operation<'samlIdentityProviderCreate'> = {
  name: 'samlIdentityProviderCreate',
  method: 'POST',
  path: '/v1/system/identity-providers/saml',
  query: ['silo'],
  body: 'json',
  status: 201,
}
