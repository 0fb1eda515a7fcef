// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterRouteUpdate: Operation<'vpcRouterRouteUpdate'> = {
  name: 'vpcRouterRouteUpdate',
  method: 'PUT',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
  body: 'json',
  status: 200,
}
