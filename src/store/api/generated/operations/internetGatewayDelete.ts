// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayDelete: Operation<'internetGatewayDelete'> = {
  name: 'internetGatewayDelete',
  method: 'DELETE',
  path: '/v1/internet-gateways/{gateway}',
  query: ['cascade', 'project', 'vpc'],
  body: null,
  status: 204,
}
