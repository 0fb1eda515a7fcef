// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpMessageHistory: Operation<'networkingBgpMessageHistory'> = {
  name: 'networkingBgpMessageHistory',
  method: 'GET',
  path: '/v1/system/networking/bgp-message-history',
  query: ['asn'],
  body: null,
  status: 200,
}
