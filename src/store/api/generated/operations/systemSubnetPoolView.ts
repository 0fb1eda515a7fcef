// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolView: Operation<'systemSubnetPoolView'> = {
  name: 'systemSubnetPoolView',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}',
  query: [],
  body: null,
  status: 200,
  since: '2026021301',
}
