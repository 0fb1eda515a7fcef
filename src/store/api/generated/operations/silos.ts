// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const authSettingsUpdate: Operation<'authSettingsUpdate'> = {
  name: 'authSettingsUpdate',
  method: 'PUT',
  path: '/v1/auth-settings',
  query: [],
  body: 'json',
  status: 200,
}

export const authSettingsView: Operation<'authSettingsView'> = {
  name: 'authSettingsView',
  method: 'GET',
  path: '/v1/auth-settings',
  query: [],
  body: null,
  status: 200,
}

export const certificateCreate: Operation<'certificateCreate'> = {
  name: 'certificateCreate',
  method: 'POST',
  path: '/v1/certificates',
  query: [],
  body: 'json',
  status: 201,
}

export const certificateDelete: Operation<'certificateDelete'> = {
  name: 'certificateDelete',
  method: 'DELETE',
  path: '/v1/certificates/{certificate}',
  query: [],
  body: null,
  status: 204,
}

export const certificateList: Operation<'certificateList'> = {
  name: 'certificateList',
  method: 'GET',
  path: '/v1/certificates',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const certificateView: Operation<'certificateView'> = {
  name: 'certificateView',
  method: 'GET',
  path: '/v1/certificates/{certificate}',
  query: [],
  body: null,
  status: 200,
}

export const groupList: Operation<'groupList'> = {
  name: 'groupList',
  method: 'GET',
  path: '/v1/groups',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const groupView: Operation<'groupView'> = {
  name: 'groupView',
  method: 'GET',
  path: '/v1/groups/{groupId}',
  query: [],
  body: null,
  status: 200,
}

export const policyUpdate: Operation<'policyUpdate'> = {
  name: 'policyUpdate',
  method: 'PUT',
  path: '/v1/policy',
  query: [],
  body: 'json',
  status: 200,
}

export const policyView: Operation<'policyView'> = {
  name: 'policyView',
  method: 'GET',
  path: '/v1/policy',
  query: [],
  body: null,
  status: 200,
}

export const userList: Operation<'userList'> = {
  name: 'userList',
  method: 'GET',
  path: '/v1/users',
  query: ['group', 'limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const userLogout: Operation<'userLogout'> = {
  name: 'userLogout',
  method: 'POST',
  path: '/v1/users/{userId}/logout',
  query: [],
  body: null,
  status: 204,
}

export const userSessionList: Operation<'userSessionList'> = {
  name: 'userSessionList',
  method: 'GET',
  path: '/v1/users/{userId}/sessions',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const userTokenList: Operation<'userTokenList'> = {
  name: 'userTokenList',
  method: 'GET',
  path: '/v1/users/{userId}/access-tokens',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const userView: Operation<'userView'> = {
  name: 'userView',
  method: 'GET',
  path: '/v1/users/{userId}',
  query: [],
  body: null,
  status: 200,
}

export const utilizationView: Operation<'utilizationView'> = {
  name: 'utilizationView',
  method: 'GET',
  path: '/v1/utilization',
  query: [],
  body: null,
  status: 200,
}
