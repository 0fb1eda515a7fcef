// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const sledInstanceList: Operation<'sledInstanceList'> = {
  name: 'sledInstanceList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/instances',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
