// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolUtilizationView: Operation<'systemIpPoolUtilizationView'> = {
  name: 'systemIpPoolUtilizationView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/utilization',
  query: [],
  body: null,
  status: 200,
}
