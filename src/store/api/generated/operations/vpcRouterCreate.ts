// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcRouterCreate: Operation<'vpcRouterCreate'> = {
  name: 'vpcRouterCreate',
  method: 'POST',
  path: '/v1/vpc-routers',
  query: ['project', 'vpc'],
  body: 'json',
  status: 201,
}
