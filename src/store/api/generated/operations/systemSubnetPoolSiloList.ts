// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolSiloList: Operation<'systemSubnetPoolSiloList'> = {
  name: 'systemSubnetPoolSiloList',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}/silos',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
  since: '2026021301',
}
