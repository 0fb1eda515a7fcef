// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolSiloLink: Operation<'systemIpPoolSiloLink'> = {
  name: 'systemIpPoolSiloLink',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/silos',
  query: [],
  body: 'json',
  status: 201,
}
