// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloList: Operation<'siloList'> = {
  name: 'siloList',
  method: 'GET',
  path: '/v1/system/silos',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
