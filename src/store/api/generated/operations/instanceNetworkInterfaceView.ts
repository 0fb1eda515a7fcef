// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceNetworkInterfaceView: Operation<'instanceNetworkInterfaceView'> = {
  name: 'instanceNetworkInterfaceView',
  method: 'GET',
  path: '/v1/network-interfaces/{interface}',
  query: ['instance', 'project'],
  body: null,
  status: 200,
}
