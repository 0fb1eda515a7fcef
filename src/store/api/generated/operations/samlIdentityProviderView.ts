// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const samlIdentityProviderView: Operation<'samlIdentityProviderView'> = {
  name: 'samlIdentityProviderView',
  method: 'GET',
  path: '/v1/system/identity-providers/saml/{provider}',
  query: ['silo'],
  body: null,
  status: 200,
}
