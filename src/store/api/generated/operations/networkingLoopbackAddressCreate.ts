// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingLoopbackAddressCreate: Operation<'networkingLoopbackAddressCreate'> = {
  name: 'networkingLoopbackAddressCreate',
  method: 'POST',
  path: '/v1/system/networking/loopback-address',
  query: [],
  body: 'json',
  status: 201,
}
