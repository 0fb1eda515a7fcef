// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolMemberAdd: Operation<'systemSubnetPoolMemberAdd'> = {
  name: 'systemSubnetPoolMemberAdd',
  method: 'POST',
  path: '/v1/system/subnet-pools/{pool}/members/add',
  query: [],
  body: 'json',
  status: 201,
  since: '2026021301',
}
