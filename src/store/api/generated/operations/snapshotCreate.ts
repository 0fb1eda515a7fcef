// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const snapshotCreate: Operation<'snapshotCreate'> = {
  name: 'snapshotCreate',
  method: 'POST',
  path: '/v1/snapshots',
  query: ['project'],
  body: 'json',
  status: 201,
}
