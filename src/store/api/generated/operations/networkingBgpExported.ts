// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpExported: Operation<'networkingBgpExported'> = {
  name: 'networkingBgpExported',
  method: 'GET',
  path: '/v1/system/networking/bgp-exported',
  query: [],
  body: null,
  status: 200,
}
