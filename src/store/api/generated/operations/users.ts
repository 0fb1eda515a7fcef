// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const userList: Operation<'userList'> = {
  name: 'userList',
  method: 'GET',
  path: '/v1/users',
  query: ['group', 'limit', 'pageToken', 'sortBy'],
}

export const userLogout: Operation<'userLogout'> = {
  name: 'userLogout',
  method: 'POST',
  path: '/v1/users/{userId}/logout',
}

export const userSessionList: Operation<'userSessionList'> = {
  name: 'userSessionList',
  method: 'GET',
  path: '/v1/users/{userId}/sessions',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const userTokenList: Operation<'userTokenList'> = {
  name: 'userTokenList',
  method: 'GET',
  path: '/v1/users/{userId}/access-tokens',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const userView: Operation<'userView'> = { name: 'userView', method: 'GET', path: '/v1/users/{userId}' }
