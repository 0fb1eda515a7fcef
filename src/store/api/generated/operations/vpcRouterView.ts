// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterView: Operation<'vpcRouterView'> = {
  name: 'vpcRouterView',
  method: 'GET',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
  body: null,
  status: 200,
}
