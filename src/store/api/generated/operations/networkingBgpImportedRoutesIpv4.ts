// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpImportedRoutesIpv4: Operation<'networkingBgpImportedRoutesIpv4'> = {
  name: 'networkingBgpImportedRoutesIpv4',
  method: 'GET',
  path: '/v1/system/networking/bgp-routes-ipv4',
  query: ['asn'],
  body: null,
  status: 200,
}
