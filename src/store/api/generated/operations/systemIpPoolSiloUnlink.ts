// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolSiloUnlink: Operation<'systemIpPoolSiloUnlink'> = {
  name: 'systemIpPoolSiloUnlink',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  query: [],
  body: null,
  status: 204,
}
