// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const physicalDiskList: Operation<'physicalDiskList'> = {
  name: 'physicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/disks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
