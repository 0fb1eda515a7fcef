// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpConfigList: Operation<'networkingBgpConfigList'> = {
  name: 'networkingBgpConfigList',
  method: 'GET',
  path: '/v1/system/networking/bgp',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
