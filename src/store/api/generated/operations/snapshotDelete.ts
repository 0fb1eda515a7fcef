// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const snapshotDelete: Operation<'snapshotDelete'> = {
  name: 'snapshotDelete',
  method: 'DELETE',
  path: '/v1/snapshots/{snapshot}',
  query: ['project'],
  body: null,
  status: 204,
}
