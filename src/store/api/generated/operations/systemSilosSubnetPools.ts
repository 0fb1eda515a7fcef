// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloSubnetPoolList: Operation<'siloSubnetPoolList'> = {
  name: 'siloSubnetPoolList',
  method: 'GET',
  path: '/v1/system/silos/{silo}/subnet-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026021301',
}
