// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const instanceSshPublicKeyList: Operation<'instanceSshPublicKeyList'> = {
  name: 'instanceSshPublicKeyList',
  method: 'GET',
  path: '/v1/instances/{instance}/ssh-public-keys',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}
