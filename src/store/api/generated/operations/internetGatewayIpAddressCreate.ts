// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayIpAddressCreate: Operation<'internetGatewayIpAddressCreate'> = {
  name: 'internetGatewayIpAddressCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-addresses',
  query: ['gateway', 'project', 'vpc'],
  body: 'json',
  status: 201,
}
