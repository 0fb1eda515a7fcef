// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterRouteList: Operation<'vpcRouterRouteList'> = {
  name: 'vpcRouterRouteList',
  method: 'GET',
  path: '/v1/vpc-router-routes',
  query: ['limit', 'pageToken', 'project', 'router', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}
