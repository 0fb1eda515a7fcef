// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceList: Operation<'instanceList'> = {
  name: 'instanceList',
  method: 'GET',
  path: '/v1/instances',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
