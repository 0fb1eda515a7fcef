// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolList: Operation<'ipPoolList'> = {
  name: 'ipPoolList',
  method: 'GET',
  path: '/v1/system/ip-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
