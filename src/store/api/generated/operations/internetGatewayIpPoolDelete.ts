// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const internetGatewayIpPoolDelete: Operation<'internetGatewayIpPoolDelete'> = {
  name: 'internetGatewayIpPoolDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-pools/{pool}',
  query: ['cascade', 'gateway', 'project', 'vpc'],
  body: null,
  status: 204,
}
