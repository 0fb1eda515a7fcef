// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterDelete: Operation<'vpcRouterDelete'> = {
  name: 'vpcRouterDelete',
  method: 'DELETE',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
  body: null,
  status: 204,
}
