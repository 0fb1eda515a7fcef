// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const multicastGroupList: Operation<'multicastGroupList'> = {
  name: 'multicastGroupList',
  method: 'GET',
  path: '/v1/multicast-groups',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
  since: '2026021301',
}
