// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolSiloUpdate: Operation<'systemIpPoolSiloUpdate'> = {
  name: 'systemIpPoolSiloUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  query: [],
  body: 'json',
  status: 200,
}
