// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceDiskList: Operation<'instanceDiskList'> = {
  name: 'instanceDiskList',
  method: 'GET',
  path: '/v1/instances/{instance}/disks',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
