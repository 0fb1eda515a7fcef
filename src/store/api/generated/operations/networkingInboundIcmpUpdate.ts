// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingInboundIcmpUpdate: Operation<'networkingInboundIcmpUpdate'> = {
  name: 'networkingInboundIcmpUpdate',
  method: 'PUT',
  path: '/v1/system/networking/inbound-icmp',
  query: [],
  body: 'json',
  status: 204,
}
