// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceNetworkInterfaceList: Operation<'instanceNetworkInterfaceList'> = {
  name: 'instanceNetworkInterfaceList',
  method: 'GET',
  path: '/v1/network-interfaces',
  query: ['instance', 'limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
