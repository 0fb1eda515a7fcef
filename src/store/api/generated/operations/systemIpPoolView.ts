// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolView: Operation<'systemIpPoolView'> = {
  name: 'systemIpPoolView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}',
  query: [],
  body: null,
  status: 200,
}
