// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const rackMembershipStatus: Operation<'rackMembershipStatus'> = {
  name: 'rackMembershipStatus',
  method: 'GET',
  path: '/v1/system/hardware/racks/{rackId}/membership',
  query: ['version'],
  body: null,
  status: 200,
  since: '2026021301',
}
