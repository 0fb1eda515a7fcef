// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const siloUserList: Operation<'siloUserList'> = {
  name: 'siloUserList',
  method: 'GET',
  path: '/v1/system/users',
  query: ['limit', 'pageToken', 'silo', 'sortBy'],
}

export const siloUserView: Operation<'siloUserView'> = {
  name: 'siloUserView',
  method: 'GET',
  path: '/v1/system/users/{userId}',
  query: ['silo'],
}
