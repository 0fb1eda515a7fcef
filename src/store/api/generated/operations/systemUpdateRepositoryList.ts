// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateRepositoryList: Operation<'systemUpdateRepositoryList'> = {
  name: 'systemUpdateRepositoryList',
  method: 'GET',
  path: '/v1/system/update/repositories',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
  since: '20251008',
}
