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

export const localIdpUserDelete: Operation<'localIdpUserDelete'> = {
  name: 'localIdpUserDelete',
  method: 'DELETE',
  path: '/v1/system/identity-providers/local/users/{userId}',
  query: ['silo'],
  body: null,
  status: 204,
}

export const localIdpUserSetPassword: Operation<'localIdpUserSetPassword'> = {
  name: 'localIdpUserSetPassword',
  method: 'POST',
  path: '/v1/system/identity-providers/local/users/{userId}/set-password',
  query: ['silo'],
  body: 'json',
  status: 204,
}

export const samlIdentityProviderCreate: Operation<'samlIdentityProviderCreate'> = {
  name: 'samlIdentityProviderCreate',
  method: 'POST',
  path: '/v1/system/identity-providers/saml',
  query: ['silo'],
  body: 'json',
  status: 201,
}

export const samlIdentityProviderView: Operation<'samlIdentityProviderView'> = {
  name: 'samlIdentityProviderView',
  method: 'GET',
  path: '/v1/system/identity-providers/saml/{provider}',
  query: ['silo'],
  body: null,
  status: 200,
}

export const siloCreate: Operation<'siloCreate'> = {
  name: 'siloCreate',
  method: 'POST',
  path: '/v1/system/silos',
  query: [],
  body: 'json',
  status: 201,
}

export const siloDelete: Operation<'siloDelete'> = {
  name: 'siloDelete',
  method: 'DELETE',
  path: '/v1/system/silos/{silo}',
  query: [],
  body: null,
  status: 204,
}

export const siloIdentityProviderList: Operation<'siloIdentityProviderList'> = {
  name: 'siloIdentityProviderList',
  method: 'GET',
  path: '/v1/system/identity-providers',
  query: ['limit', 'pageToken', 'silo', 'sortBy'],
  body: null,
  status: 200,
}

export const siloIpPoolList: Operation<'siloIpPoolList'> = {
  name: 'siloIpPoolList',
  method: 'GET',
  path: '/v1/system/silos/{silo}/ip-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const siloList: Operation<'siloList'> = {
  name: 'siloList',
  method: 'GET',
  path: '/v1/system/silos',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const siloPolicyUpdate: Operation<'siloPolicyUpdate'> = {
  name: 'siloPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/policy',
  query: [],
  body: 'json',
  status: 200,
}

export const siloPolicyView: Operation<'siloPolicyView'> = {
  name: 'siloPolicyView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/policy',
  query: [],
  body: null,
  status: 200,
}

export const siloQuotasUpdate: Operation<'siloQuotasUpdate'> = {
  name: 'siloQuotasUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/quotas',
  query: [],
  body: 'json',
  status: 200,
}

export const siloQuotasView: Operation<'siloQuotasView'> = {
  name: 'siloQuotasView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/quotas',
  query: [],
  body: null,
  status: 200,
}

export const siloUserList: Operation<'siloUserList'> = {
  name: 'siloUserList',
  method: 'GET',
  path: '/v1/system/users',
  query: ['limit', 'pageToken', 'silo', 'sortBy'],
  body: null,
  status: 200,
}

export const siloUserView: Operation<'siloUserView'> = {
  name: 'siloUserView',
  method: 'GET',
  path: '/v1/system/users/{userId}',
  query: ['silo'],
  body: null,
  status: 200,
}

export const siloUtilizationList: Operation<'siloUtilizationList'> = {
  name: 'siloUtilizationList',
  method: 'GET',
  path: '/v1/system/utilization/silos',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const siloUtilizationView: Operation<'siloUtilizationView'> = {
  name: 'siloUtilizationView',
  method: 'GET',
  path: '/v1/system/utilization/silos/{silo}',
  query: [],
  body: null,
  status: 200,
}

export const siloView: Operation<'siloView'> = {
  name: 'siloView',
  method: 'GET',
  path: '/v1/system/silos/{silo}',
  query: [],
  body: null,
  status: 200,
}

export const systemQuotasList: Operation<'systemQuotasList'> = {
  name: 'systemQuotasList',
  method: 'GET',
  path: '/v1/system/silo-quotas',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const userBuiltinList: Operation<'userBuiltinList'> = {
  name: 'userBuiltinList',
  method: 'GET',
  path: '/v1/system/users-builtin',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const userBuiltinView: Operation<'userBuiltinView'> = {
  name: 'userBuiltinView',
  method: 'GET',
  path: '/v1/system/users-builtin/{user}',
  query: [],
  body: null,
  status: 200,
}
