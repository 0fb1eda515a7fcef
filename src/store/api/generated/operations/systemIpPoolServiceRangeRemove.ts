// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolServiceRangeRemove: Operation<'systemIpPoolServiceRangeRemove'> = {
  name: 'systemIpPoolServiceRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/remove',
  query: [],
  body: 'json',
  status: 204,
  until: '2026073100',
}
