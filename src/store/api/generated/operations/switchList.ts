// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const switchList: Operation<'switchList'> = {
  name: 'switchList',
  method: 'GET',
  path: '/v1/system/hardware/switches',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
