// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupMemberList: Operation<'antiAffinityGroupMemberList'> = {
  name: 'antiAffinityGroupMemberList',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
