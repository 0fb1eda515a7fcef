// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const snapshotView: Operation<'snapshotView'> = {
  name: 'snapshotView',
  method: 'GET',
  path: '/v1/snapshots/{snapshot}',
  query: ['project'],
  body: null,
  status: 200,
}
