// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const localIdpUserCreate: Operation<'localIdpUserCreate'> = {
  name: 'localIdpUserCreate',
  method: 'POST',
  path: '/v1/system/identity-providers/local/users',
  query: ['silo'],
  body: 'json',
}

export const localIdpUserDelete: Operation<'localIdpUserDelete'> = {
  name: 'localIdpUserDelete',
  method: 'DELETE',
  path: '/v1/system/identity-providers/local/users/{userId}',
  query: ['silo'],
}

export const localIdpUserSetPassword: Operation<'localIdpUserSetPassword'> = {
  name: 'localIdpUserSetPassword',
  method: 'POST',
  path: '/v1/system/identity-providers/local/users/{userId}/set-password',
  query: ['silo'],
  body: 'json',
}

export const samlIdentityProviderCreate: Operation<'samlIdentityProviderCreate'> = {
  name: 'samlIdentityProviderCreate',
  method: 'POST',
  path: '/v1/system/identity-providers/saml',
  query: ['silo'],
  body: 'json',
}

export const samlIdentityProviderView: Operation<'samlIdentityProviderView'> = {
  name: 'samlIdentityProviderView',
  method: 'GET',
  path: '/v1/system/identity-providers/saml/{provider}',
  query: ['silo'],
}

export const siloIdentityProviderList: Operation<'siloIdentityProviderList'> = {
  name: 'siloIdentityProviderList',
  method: 'GET',
  path: '/v1/system/identity-providers',
  query: ['limit', 'pageToken', 'silo', 'sortBy'],
}
