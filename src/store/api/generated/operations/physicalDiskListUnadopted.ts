// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const physicalDiskListUnadopted: Operation<'physicalDiskListUnadopted'> = {
  name: 'physicalDiskListUnadopted',
  method: 'GET',
  path: '/v1/system/hardware/disks-unadopted',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
  since: '2026060800',
}
