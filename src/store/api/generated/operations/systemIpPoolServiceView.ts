// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolServiceView: Operation<'systemIpPoolServiceView'> = {
  name: 'systemIpPoolServiceView',
  method: 'GET',
  path: '/v1/system/ip-pools-service',
  query: [],
  body: null,
  status: 200,
  until: '2026073100',
}
