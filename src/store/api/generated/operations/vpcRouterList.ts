// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterList: Operation<'vpcRouterList'> = {
  name: 'vpcRouterList',
  method: 'GET',
  path: '/v1/vpc-routers',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}
