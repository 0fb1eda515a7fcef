// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterRouteView: Operation<'vpcRouterRouteView'> = {
  name: 'vpcRouterRouteView',
  method: 'GET',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
  body: null,
  status: 200,
}
