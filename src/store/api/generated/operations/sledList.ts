// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const sledList: Operation<'sledList'> = {
  name: 'sledList',
  method: 'GET',
  path: '/v1/system/hardware/sleds',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
