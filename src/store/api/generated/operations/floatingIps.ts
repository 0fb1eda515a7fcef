// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const floatingIpAttach: Operation<'floatingIpAttach'> = {
  name: 'floatingIpAttach',
  method: 'POST',
  path: '/v1/floating-ips/{floatingIp}/attach',
  query: ['project'],
  body: 'json',
}

export const floatingIpCreate: Operation<'floatingIpCreate'> = {
  name: 'floatingIpCreate',
  method: 'POST',
  path: '/v1/floating-ips',
  query: ['project'],
  body: 'json',
}

export const floatingIpDelete: Operation<'floatingIpDelete'> = {
  name: 'floatingIpDelete',
  method: 'DELETE',
  path: '/v1/floating-ips/{floatingIp}',
  query: ['project'],
}

export const floatingIpDetach: Operation<'floatingIpDetach'> = {
  name: 'floatingIpDetach',
  method: 'POST',
  path: '/v1/floating-ips/{floatingIp}/detach',
  query: ['project'],
}

export const floatingIpList: Operation<'floatingIpList'> = {
  name: 'floatingIpList',
  method: 'GET',
  path: '/v1/floating-ips',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const floatingIpUpdate: Operation<'floatingIpUpdate'> = {
  name: 'floatingIpUpdate',
  method: 'PUT',
  path: '/v1/floating-ips/{floatingIp}',
  query: ['project'],
  body: 'json',
}

export const floatingIpView: Operation<'floatingIpView'> = {
  name: 'floatingIpView',
  method: 'GET',
  path: '/v1/floating-ips/{floatingIp}',
  query: ['project'],
}
