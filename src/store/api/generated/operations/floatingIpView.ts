// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const floatingIpView: Operation<'floatingIpView'> = {
  name: 'floatingIpView',
  method: 'GET',
  path: '/v1/floating-ips/{floatingIp}',
  query: ['project'],
  body: null,
  status: 200,
}
