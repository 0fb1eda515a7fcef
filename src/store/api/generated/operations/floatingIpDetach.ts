// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const floatingIpDetach: Operation<'floatingIpDetach'> = {
  name: 'floatingIpDetach',
  method: 'POST',
  path: '/v1/floating-ips/{floatingIp}/detach',
  query: ['project'],
  body: null,
  status: 202,
}
