// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const internetGatewayIpAddressCreate: Operation<'internetGatewayIpAddressCreate'> = {
  name: 'internetGatewayIpAddressCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-addresses',
  query: ['gateway', 'project', 'vpc'],
  body: 'json',
}

export const internetGatewayIpAddressDelete: Operation<'internetGatewayIpAddressDelete'> = {
  name: 'internetGatewayIpAddressDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-addresses/{address}',
  query: ['cascade', 'gateway', 'project', 'vpc'],
}

export const internetGatewayIpAddressList: Operation<'internetGatewayIpAddressList'> = {
  name: 'internetGatewayIpAddressList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-addresses',
  query: ['gateway', 'limit', 'pageToken', 'project', 'sortBy', 'vpc'],
}
