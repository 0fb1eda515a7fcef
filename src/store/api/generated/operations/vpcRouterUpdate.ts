// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterUpdate: Operation<'vpcRouterUpdate'> = {
  name: 'vpcRouterUpdate',
  method: 'PUT',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
  body: 'json',
  status: 200,
}
