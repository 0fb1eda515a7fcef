// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolUtilizationView: Operation<'systemSubnetPoolUtilizationView'> = {
  name: 'systemSubnetPoolUtilizationView',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}/utilization',
  query: [],
  body: null,
  status: 200,
  since: '2026021301',
}
