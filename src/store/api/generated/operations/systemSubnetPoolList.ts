// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolList: Operation<'systemSubnetPoolList'> = {
  name: 'systemSubnetPoolList',
  method: 'GET',
  path: '/v1/system/subnet-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
  since: '2026021301',
}
