// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterRouteDelete: Operation<'vpcRouterRouteDelete'> = {
  name: 'vpcRouterRouteDelete',
  method: 'DELETE',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
  body: null,
  status: 204,
}
