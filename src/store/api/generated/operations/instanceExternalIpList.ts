// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceExternalIpList: Operation<'instanceExternalIpList'> = {
  name: 'instanceExternalIpList',
  method: 'GET',
  path: '/v1/instances/{instance}/external-ips',
  query: ['project'],
  body: null,
  status: 200,
}
