// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolServiceRangeAdd: Operation<'systemIpPoolServiceRangeAdd'> = {
  name: 'systemIpPoolServiceRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/add',
  query: [],
  body: 'json',
  status: 201,
  until: '2026073100',
}
