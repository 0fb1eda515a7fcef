// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayCreate: Operation<'internetGatewayCreate'> = {
  name: 'internetGatewayCreate',
  method: 'POST',
  path: '/v1/internet-gateways',
  query: ['project', 'vpc'],
  body: 'json',
  status: 201,
}
