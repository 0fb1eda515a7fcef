// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const groupList: Operation<'groupList'> = {
  name: 'groupList',
  method: 'GET',
  path: '/v1/groups',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const groupView: Operation<'groupView'> = {
  name: 'groupView',
  method: 'GET',
  path: '/v1/groups/{groupId}',
}
