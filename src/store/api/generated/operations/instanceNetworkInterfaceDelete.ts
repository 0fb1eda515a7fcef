// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceNetworkInterfaceDelete: Operation<'instanceNetworkInterfaceDelete'> = {
  name: 'instanceNetworkInterfaceDelete',
  method: 'DELETE',
  path: '/v1/network-interfaces/{interface}',
  query: ['instance', 'project'],
  body: null,
  status: 204,
}
