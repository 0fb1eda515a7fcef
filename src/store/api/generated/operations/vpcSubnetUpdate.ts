// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcSubnetUpdate: Operation<'vpcSubnetUpdate'> = {
  name: 'vpcSubnetUpdate',
  method: 'PUT',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
  body: 'json',
  status: 200,
}
