// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloIpPoolList: Operation<'siloIpPoolList'> = {
  name: 'siloIpPoolList',
  method: 'GET',
  path: '/v1/system/silos/{silo}/ip-pools',
  query: ['limit', 'pageToken', 'sortBy'],
}
