// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolUpdate: Operation<'systemSubnetPoolUpdate'> = {
  name: 'systemSubnetPoolUpdate',
  method: 'PUT',
  path: '/v1/system/subnet-pools/{pool}',
  query: [],
  body: 'json',
  status: 200,
  since: '2026021301',
}
