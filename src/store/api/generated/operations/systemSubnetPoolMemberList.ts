// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolMemberList: Operation<'systemSubnetPoolMemberList'> = {
  name: 'systemSubnetPoolMemberList',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}/members',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
  since: '2026021301',
}
