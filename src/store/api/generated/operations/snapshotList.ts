// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const snapshotList: Operation<'snapshotList'> = {
  name: 'snapshotList',
  method: 'GET',
  path: '/v1/snapshots',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
