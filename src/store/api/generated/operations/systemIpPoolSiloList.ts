// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolSiloList: Operation<'systemIpPoolSiloList'> = {
  name: 'systemIpPoolSiloList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/silos',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
