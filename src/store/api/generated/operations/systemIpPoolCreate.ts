// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemIpPoolCreate: Operation<'systemIpPoolCreate'> = {
  name: 'systemIpPoolCreate',
  method: 'POST',
  path: '/v1/system/ip-pools',
  query: [],
  body: 'json',
  status: 201,
}
