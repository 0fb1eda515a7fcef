// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectIpPoolList: Operation<'projectIpPoolList'> = {
  name: 'projectIpPoolList',
  method: 'GET',
  path: '/v1/ip-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
