// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolAssign: Operation<'systemIpPoolAssign'> = {
  name: 'systemIpPoolAssign',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/assignment',
  query: [],
  body: 'json',
  status: 200,
  since: '2026073100',
}
