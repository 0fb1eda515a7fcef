// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const snapshotCreate: Operation<'snapshotCreate'> = {
  name: 'snapshotCreate',
  method: 'POST',
  path: '/v1/snapshots',
  query: ['project'],
  body: 'json',
}

export const snapshotDelete: Operation<'snapshotDelete'> = {
  name: 'snapshotDelete',
  method: 'DELETE',
  path: '/v1/snapshots/{snapshot}',
  query: ['project'],
}

export const snapshotList: Operation<'snapshotList'> = {
  name: 'snapshotList',
  method: 'GET',
  path: '/v1/snapshots',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const snapshotView: Operation<'snapshotView'> = {
  name: 'snapshotView',
  method: 'GET',
  path: '/v1/snapshots/{snapshot}',
  query: ['project'],
}
