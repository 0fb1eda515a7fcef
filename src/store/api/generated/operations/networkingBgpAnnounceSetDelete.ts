// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpAnnounceSetDelete: Operation<'networkingBgpAnnounceSetDelete'> = {
  name: 'networkingBgpAnnounceSetDelete',
  method: 'DELETE',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}',
  query: [],
  body: null,
  status: 204,
}
