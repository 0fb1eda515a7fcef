// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingInboundIcmpView: Operation<'networkingInboundIcmpView'> = {
  name: 'networkingInboundIcmpView',
  method: 'GET',
  path: '/v1/system/networking/inbound-icmp',
  query: [],
  body: null,
  status: 200,
}
