// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcSubnetListNetworkInterfaces: Operation<'vpcSubnetListNetworkInterfaces'> = {
  name: 'vpcSubnetListNetworkInterfaces',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}/network-interfaces',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
}
