// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const instanceDiskAttach: Operation<'instanceDiskAttach'> = {
  name: 'instanceDiskAttach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/attach',
  query: ['project'],
  body: 'json',
}

export const instanceDiskDetach: Operation<'instanceDiskDetach'> = {
  name: 'instanceDiskDetach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/detach',
  query: ['project'],
  body: 'json',
}

export const instanceDiskList: Operation<'instanceDiskList'> = {
  name: 'instanceDiskList',
  method: 'GET',
  path: '/v1/instances/{instance}/disks',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}
