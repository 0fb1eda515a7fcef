// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

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

export const instanceList: Operation<'instanceList'> = {
  name: 'instanceList',
  method: 'GET',
  path: '/v1/instances',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const instanceReboot: Operation<'instanceReboot'> = {
  name: 'instanceReboot',
  method: 'POST',
  path: '/v1/instances/{instance}/reboot',
  query: ['project'],
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
