// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const rackList: Operation<'rackList'> = {
  name: 'rackList',
  method: 'GET',
  path: '/v1/system/hardware/racks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
