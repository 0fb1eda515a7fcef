// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const rackMembershipAbort: Operation<'rackMembershipAbort'> = {
  name: 'rackMembershipAbort',
  method: 'POST',
  path: '/v1/system/hardware/racks/{rackId}/membership/abort',
  query: [],
  body: null,
  status: 200,
  since: '2026021301',
}
