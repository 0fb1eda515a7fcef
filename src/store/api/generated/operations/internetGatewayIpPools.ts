// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const internetGatewayIpPoolCreate: Operation<'internetGatewayIpPoolCreate'> = {
  name: 'internetGatewayIpPoolCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-pools',
  query: ['gateway', 'project', 'vpc'],
  body: 'json',
}

export const internetGatewayIpPoolDelete: Operation<'internetGatewayIpPoolDelete'> = {
  name: 'internetGatewayIpPoolDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-pools/{pool}',
  query: ['cascade', 'gateway', 'project', 'vpc'],
}

export const internetGatewayIpPoolList: Operation<'internetGatewayIpPoolList'> = {
  name: 'internetGatewayIpPoolList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-pools',
  query: ['gateway', 'limit', 'pageToken', 'project', 'sortBy', 'vpc'],
}
