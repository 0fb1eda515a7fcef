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

export const snapshotDelete: Operation<'snapshotDelete'> = {
  name: 'snapshotDelete',
  method: 'DELETE',
  path: '/v1/snapshots/{snapshot}',
  query: ['project'],
  body: null,
  status: 204,
}

export const snapshotList: Operation<'snapshotList'> = {
  name: 'snapshotList',
  method: 'GET',
  path: '/v1/snapshots',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const snapshotView: Operation<'snapshotView'> = {
  name: 'snapshotView',
  method: 'GET',
  path: '/v1/snapshots/{snapshot}',
  query: ['project'],
  body: null,
  status: 200,
}
