// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayIpPoolCreate: Operation<'internetGatewayIpPoolCreate'> = {
  name: 'internetGatewayIpPoolCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-pools',
  query: ['gateway', 'project', 'vpc'],
  body: 'json',
  status: 201,
}
