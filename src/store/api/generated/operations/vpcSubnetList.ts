// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcSubnetList: Operation<'vpcSubnetList'> = {
  name: 'vpcSubnetList',
  method: 'GET',
  path: '/v1/vpc-subnets',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
  body: null,
  status: 200,
}
