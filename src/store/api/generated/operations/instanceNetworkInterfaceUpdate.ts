// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceNetworkInterfaceUpdate: Operation<'instanceNetworkInterfaceUpdate'> = {
  name: 'instanceNetworkInterfaceUpdate',
  method: 'PUT',
  path: '/v1/network-interfaces/{interface}',
  query: ['instance', 'project'],
  body: 'json',
  status: 200,
}
