// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpAnnouncementList: Operation<'networkingBgpAnnouncementList'> = {
  name: 'networkingBgpAnnouncementList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}/announcement',
  query: [],
  body: null,
  status: 200,
}
