// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolRangeAdd: Operation<'systemIpPoolRangeAdd'> = {
  name: 'systemIpPoolRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/add',
  query: [],
  body: 'json',
  status: 201,
}
