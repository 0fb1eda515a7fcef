// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const physicalDiskDisableAdoption: Operation<'physicalDiskDisableAdoption'> = {
  name: 'physicalDiskDisableAdoption',
  method: 'DELETE',
  path: '/v1/system/hardware/disk-adoption-request/{physicalDiskAdoptionReqId}',
  query: [],
  body: null,
  status: 204,
  since: '2026060800',
}
