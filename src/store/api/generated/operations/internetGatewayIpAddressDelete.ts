// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayIpAddressDelete: Operation<'internetGatewayIpAddressDelete'> = {
  name: 'internetGatewayIpAddressDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-addresses/{address}',
  query: ['cascade', 'gateway', 'project', 'vpc'],
  body: null,
  status: 204,
}
