// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const physicalDiskEnableAdoption: Operation<'physicalDiskEnableAdoption'> = {
  name: 'physicalDiskEnableAdoption',
  method: 'PUT',
  path: '/v1/system/hardware/disk-adoption-request',
  query: [],
  body: 'json',
  status: 201,
  since: '2026060800',
}
