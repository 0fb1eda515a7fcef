// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const physicalDiskListAdoptionRequests: Operation<'physicalDiskListAdoptionRequests'> = {
  name: 'physicalDiskListAdoptionRequests',
  method: 'GET',
  path: '/v1/system/hardware/disk-adoption-requests',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
  since: '2026060800',
}
