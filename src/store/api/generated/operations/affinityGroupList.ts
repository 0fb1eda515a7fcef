// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupList: Operation<'affinityGroupList'> = {
  name: 'affinityGroupList',
  method: 'GET',
  path: '/v1/affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
