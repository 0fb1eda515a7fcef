// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const rackMembershipAddSleds: Operation<'rackMembershipAddSleds'> = {
  name: 'rackMembershipAddSleds',
  method: 'POST',
  path: '/v1/system/hardware/racks/{rackId}/membership/add',
  query: [],
  body: 'json',
  status: 200,
  since: '2026021301',
}
