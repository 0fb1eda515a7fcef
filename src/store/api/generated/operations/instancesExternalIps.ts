// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

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
