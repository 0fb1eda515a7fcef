// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolUpdate: Operation<'systemIpPoolUpdate'> = {
  name: 'systemIpPoolUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}',
  query: [],
  body: 'json',
  status: 200,
}
