// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcSubnetView: Operation<'vpcSubnetView'> = {
  name: 'vpcSubnetView',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
  body: null,
  status: 200,
}
