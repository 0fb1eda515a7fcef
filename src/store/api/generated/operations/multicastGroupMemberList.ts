// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const multicastGroupMemberList: Operation<'multicastGroupMemberList'> = {
  name: 'multicastGroupMemberList',
  method: 'GET',
  path: '/v1/multicast-groups/{multicastGroup}/members',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
  since: '2026021301',
}
