// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpAnnounceSetList: Operation<'networkingBgpAnnounceSetList'> = {
  name: 'networkingBgpAnnounceSetList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
