// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const floatingIpUpdate: Operation<'floatingIpUpdate'> = {
  name: 'floatingIpUpdate',
  method: 'PUT',
  path: '/v1/floating-ips/{floatingIp}',
  query: ['project'],
  body: 'json',
  status: 200,
}
