// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const floatingIpCreate: Operation<'floatingIpCreate'> = {
  name: 'floatingIpCreate',
  method: 'POST',
  path: '/v1/floating-ips',
  query: ['project'],
  body: 'json',
  status: 201,
}
