// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpAnnounceSetUpdate: Operation<'networkingBgpAnnounceSetUpdate'> = {
  name: 'networkingBgpAnnounceSetUpdate',
  method: 'PUT',
  path: '/v1/system/networking/bgp-announce-set',
  query: [],
  body: 'json',
  status: 200,
}
