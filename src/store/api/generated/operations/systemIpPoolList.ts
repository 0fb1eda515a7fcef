// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolList: Operation<'systemIpPoolList'> = {
  name: 'systemIpPoolList',
  method: 'GET',
  path: '/v1/system/ip-pools',
  query: ['assignment', 'ipVersion', 'limit', 'pageToken', 'poolType', 'sortBy'],
  body: null,
  status: 200,
}
