// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceAntiAffinityGroupList: Operation<'instanceAntiAffinityGroupList'> = {
  name: 'instanceAntiAffinityGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/anti-affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const instanceCreate: Operation<'instanceCreate'> = {
  name: 'instanceCreate',
  method: 'POST',
  path: '/v1/instances',
  query: ['project'],
  body: 'json',
}

export const instanceDelete: Operation<'instanceDelete'> = {
  name: 'instanceDelete',
  method: 'DELETE',
  path: '/v1/instances/{instance}',
  query: ['project'],
}

export const instanceDiskAttach: Operation<'instanceDiskAttach'> = {
  name: 'instanceDiskAttach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/attach',
  query: ['project'],
  body: 'json',
}

export const instanceDiskDetach: Operation<'instanceDiskDetach'> = {
  name: 'instanceDiskDetach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/detach',
  query: ['project'],
  body: 'json',
}

export const instanceDiskList: Operation<'instanceDiskList'> = {
  name: 'instanceDiskList',
  method: 'GET',
  path: '/v1/instances/{instance}/disks',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const instanceEphemeralIpAttach: Operation<'instanceEphemeralIpAttach'> = {
  name: 'instanceEphemeralIpAttach',
  method: 'POST',
  path: '/v1/instances/{instance}/external-ips/ephemeral',
  query: ['project'],
  body: 'json',
}

export const instanceEphemeralIpDetach: Operation<'instanceEphemeralIpDetach'> = {
  name: 'instanceEphemeralIpDetach',
  method: 'DELETE',
  path: '/v1/instances/{instance}/external-ips/ephemeral',
  query: ['ipVersion', 'project'],
}

export const instanceExternalIpList: Operation<'instanceExternalIpList'> = {
  name: 'instanceExternalIpList',
  method: 'GET',
  path: '/v1/instances/{instance}/external-ips',
  query: ['project'],
}

export const instanceExternalSubnetList: Operation<'instanceExternalSubnetList'> = {
  name: 'instanceExternalSubnetList',
  method: 'GET',
  path: '/v1/instances/{instance}/external-subnets',
  query: ['project'],
  since: '2026021301',
}

export const instanceList: Operation<'instanceList'> = {
  name: 'instanceList',
  method: 'GET',
  path: '/v1/instances',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

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

export const instanceReboot: Operation<'instanceReboot'> = {
  name: 'instanceReboot',
  method: 'POST',
  path: '/v1/instances/{instance}/reboot',
  query: ['project'],
}

export const instanceSerialConsole: Operation<'instanceSerialConsole'> = {
  name: 'instanceSerialConsole',
  method: 'GET',
  path: '/v1/instances/{instance}/serial-console',
  query: ['fromStart', 'maxBytes', 'mostRecent', 'project'],
}

export const instanceSerialConsoleStream: Operation<'instanceSerialConsoleStream'> = {
  name: 'instanceSerialConsoleStream',
  method: 'GET',
  path: '/v1/instances/{instance}/serial-console/stream',
  query: ['mostRecent', 'project'],
}

export const instanceSshPublicKeyList: Operation<'instanceSshPublicKeyList'> = {
  name: 'instanceSshPublicKeyList',
  method: 'GET',
  path: '/v1/instances/{instance}/ssh-public-keys',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const instanceStart: Operation<'instanceStart'> = {
  name: 'instanceStart',
  method: 'POST',
  path: '/v1/instances/{instance}/start',
  query: ['project'],
}

export const instanceStop: Operation<'instanceStop'> = {
  name: 'instanceStop',
  method: 'POST',
  path: '/v1/instances/{instance}/stop',
  query: ['project'],
}

export const instanceUpdate: Operation<'instanceUpdate'> = {
  name: 'instanceUpdate',
  method: 'PUT',
  path: '/v1/instances/{instance}',
  query: ['project'],
  body: 'json',
}

export const instanceView: Operation<'instanceView'> = {
  name: 'instanceView',
  method: 'GET',
  path: '/v1/instances/{instance}',
  query: ['project'],
}
