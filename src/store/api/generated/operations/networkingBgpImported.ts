// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpImported: Operation<'networkingBgpImported'> = {
  name: 'networkingBgpImported',
  method: 'GET',
  path: '/v1/system/networking/bgp-imported',
  query: ['asn'],
  body: null,
  status: 200,
}
