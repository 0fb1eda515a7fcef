// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolDelete: Operation<'systemIpPoolDelete'> = {
  name: 'systemIpPoolDelete',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}',
  query: [],
  body: null,
  status: 204,
}
