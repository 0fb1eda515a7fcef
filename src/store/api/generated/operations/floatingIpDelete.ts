// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const floatingIpDelete: Operation<'floatingIpDelete'> = {
  name: 'floatingIpDelete',
  method: 'DELETE',
  path: '/v1/floating-ips/{floatingIp}',
  query: ['project'],
  body: null,
  status: 204,
}
