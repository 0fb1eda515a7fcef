// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayIpPoolList: Operation<'internetGatewayIpPoolList'> = {
  name: 'internetGatewayIpPoolList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-pools',
  query: ['gateway', 'limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}
