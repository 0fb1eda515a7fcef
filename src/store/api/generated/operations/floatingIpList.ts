// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const floatingIpList: Operation<'floatingIpList'> = {
  name: 'floatingIpList',
  method: 'GET',
  path: '/v1/floating-ips',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
