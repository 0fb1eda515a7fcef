// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpStatus: Operation<'networkingBgpStatus'> = {
  name: 'networkingBgpStatus',
  method: 'GET',
  path: '/v1/system/networking/bgp-status',
  query: [],
  body: null,
  status: 200,
}
