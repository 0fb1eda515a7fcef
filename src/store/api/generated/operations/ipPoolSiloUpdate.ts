// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolSiloUpdate: Operation<'ipPoolSiloUpdate'> = {
  name: 'ipPoolSiloUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  query: [],
  body: 'json',
  status: 200,
}
