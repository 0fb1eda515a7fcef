// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceMulticastGroupList: Operation<'instanceMulticastGroupList'> = {
  name: 'instanceMulticastGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/multicast-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
  since: '2026021301',
}
