// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const instanceAntiAffinityGroupList: Operation<'instanceAntiAffinityGroupList'> = {
  name: 'instanceAntiAffinityGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/anti-affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}
