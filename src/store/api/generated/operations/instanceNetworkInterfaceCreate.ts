// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceNetworkInterfaceCreate: Operation<'instanceNetworkInterfaceCreate'> = {
  name: 'instanceNetworkInterfaceCreate',
  method: 'POST',
  path: '/v1/network-interfaces',
  query: ['instance', 'project'],
  body: 'json',
  status: 201,
}
