// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterRouteCreate: Operation<'vpcRouterRouteCreate'> = {
  name: 'vpcRouterRouteCreate',
  method: 'POST',
  path: '/v1/vpc-router-routes',
  query: ['project', 'router', 'vpc'],
  body: 'json',
  status: 201,
}
