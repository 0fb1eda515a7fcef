// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayIpAddressList: Operation<'internetGatewayIpAddressList'> = {
  name: 'internetGatewayIpAddressList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-addresses',
  query: ['gateway', 'limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}
