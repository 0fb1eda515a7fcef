// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayList: Operation<'internetGatewayList'> = {
  name: 'internetGatewayList',
  method: 'GET',
  path: '/v1/internet-gateways',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}
