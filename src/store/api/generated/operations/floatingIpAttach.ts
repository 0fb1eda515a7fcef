// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const floatingIpAttach: Operation<'floatingIpAttach'> = {
  name: 'floatingIpAttach',
  method: 'POST',
  path: '/v1/floating-ips/{floatingIp}/attach',
  query: ['project'],
  body: 'json',
  status: 202,
}
