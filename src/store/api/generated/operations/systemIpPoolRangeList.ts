// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolRangeList: Operation<'systemIpPoolRangeList'> = {
  name: 'systemIpPoolRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/ranges',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
}
