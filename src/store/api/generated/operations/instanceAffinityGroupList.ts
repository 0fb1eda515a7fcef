// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceAffinityGroupList: Operation<'instanceAffinityGroupList'> = {
  name: 'instanceAffinityGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
