// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolRangeRemove: Operation<'systemIpPoolRangeRemove'> = {
  name: 'systemIpPoolRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/remove',
  query: [],
  body: 'json',
  status: 204,
}
