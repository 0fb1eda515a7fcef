// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcSubnetCreate: Operation<'vpcSubnetCreate'> = {
  name: 'vpcSubnetCreate',
  method: 'POST',
  path: '/v1/vpc-subnets',
  query: ['project', 'vpc'],
  body: 'json',
  status: 201,
}
