// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolDelete: Operation<'systemSubnetPoolDelete'> = {
  name: 'systemSubnetPoolDelete',
  method: 'DELETE',
  path: '/v1/system/subnet-pools/{pool}',
  query: [],
  body: null,
  status: 204,
  since: '2026021301',
}
