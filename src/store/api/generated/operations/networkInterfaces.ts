// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const instanceNetworkInterfaceCreate: Operation<'instanceNetworkInterfaceCreate'> = {
  name: 'instanceNetworkInterfaceCreate',
  method: 'POST',
  path: '/v1/network-interfaces',
  query: ['instance', 'project'],
  body: 'json',
}

export const instanceNetworkInterfaceDelete: Operation<'instanceNetworkInterfaceDelete'> = {
  name: 'instanceNetworkInterfaceDelete',
  method: 'DELETE',
  path: '/v1/network-interfaces/{interface}',
  query: ['instance', 'project'],
}

export const instanceNetworkInterfaceList: Operation<'instanceNetworkInterfaceList'> = {
  name: 'instanceNetworkInterfaceList',
  method: 'GET',
  path: '/v1/network-interfaces',
  query: ['instance', 'limit', 'pageToken', 'project', 'sortBy'],
}

export const instanceNetworkInterfaceUpdate: Operation<'instanceNetworkInterfaceUpdate'> = {
  name: 'instanceNetworkInterfaceUpdate',
  method: 'PUT',
  path: '/v1/network-interfaces/{interface}',
  query: ['instance', 'project'],
  body: 'json',
}

export const instanceNetworkInterfaceView: Operation<'instanceNetworkInterfaceView'> = {
  name: 'instanceNetworkInterfaceView',
  method: 'GET',
  path: '/v1/network-interfaces/{interface}',
  query: ['instance', 'project'],
}
