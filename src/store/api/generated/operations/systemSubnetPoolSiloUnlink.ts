// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolSiloUnlink: Operation<'systemSubnetPoolSiloUnlink'> = {
  name: 'systemSubnetPoolSiloUnlink',
  method: 'DELETE',
  path: '/v1/system/subnet-pools/{pool}/silos/{silo}',
  query: [],
  body: null,
  status: 204,
  since: '2026021301',
}
