// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolServiceRangeList: Operation<'systemIpPoolServiceRangeList'> = {
  name: 'systemIpPoolServiceRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools-service/ranges',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
  until: '2026073100',
}
