// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupMemberList: Operation<'affinityGroupMemberList'> = {
  name: 'affinityGroupMemberList',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
