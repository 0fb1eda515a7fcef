// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolMemberRemove: Operation<'systemSubnetPoolMemberRemove'> = {
  name: 'systemSubnetPoolMemberRemove',
  method: 'POST',
  path: '/v1/system/subnet-pools/{pool}/members/remove',
  query: [],
  body: 'json',
  status: 204,
  since: '2026021301',
}
