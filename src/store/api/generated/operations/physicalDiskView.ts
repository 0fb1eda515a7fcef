// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const physicalDiskView: Operation<'physicalDiskView'> = {
  name: 'physicalDiskView',
  method: 'GET',
  path: '/v1/system/hardware/disks/{diskId}',
  query: [],
  body: null,
  status: 200,
}
