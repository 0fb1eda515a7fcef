// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayView: Operation<'internetGatewayView'> = {
  name: 'internetGatewayView',
  method: 'GET',
  path: '/v1/internet-gateways/{gateway}',
  query: ['project', 'vpc'],
  body: null,
  status: 200,
}
