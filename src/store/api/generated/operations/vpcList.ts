// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcList: Operation<'vpcList'> = {
  name: 'vpcList',
  method: 'GET',
  path: '/v1/vpcs',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
