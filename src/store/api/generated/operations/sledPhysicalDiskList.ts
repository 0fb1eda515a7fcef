// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const sledPhysicalDiskList: Operation<'sledPhysicalDiskList'> = {
  name: 'sledPhysicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/disks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
