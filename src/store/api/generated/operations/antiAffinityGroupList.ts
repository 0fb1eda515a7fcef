// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupList: Operation<'antiAffinityGroupList'> = {
  name: 'antiAffinityGroupList',
  method: 'GET',
  path: '/v1/anti-affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
