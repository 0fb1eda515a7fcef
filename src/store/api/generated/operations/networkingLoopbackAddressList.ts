// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingLoopbackAddressList: Operation<'networkingLoopbackAddressList'> = {
  name: 'networkingLoopbackAddressList',
  method: 'GET',
  path: '/v1/system/networking/loopback-address',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
