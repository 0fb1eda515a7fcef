// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const externalSubnetAttach: Operation<'externalSubnetAttach'> = {
  name: 'externalSubnetAttach',
  method: 'POST',
  path: '/v1/external-subnets/{externalSubnet}/attach',
  query: ['project'],
  body: 'json',
  since: '2026021301',
}

export const externalSubnetCreate: Operation<'externalSubnetCreate'> = {
  name: 'externalSubnetCreate',
  method: 'POST',
  path: '/v1/external-subnets',
  query: ['project'],
  body: 'json',
  since: '2026021301',
}

export const externalSubnetDelete: Operation<'externalSubnetDelete'> = {
  name: 'externalSubnetDelete',
  method: 'DELETE',
  path: '/v1/external-subnets/{externalSubnet}',
  query: ['project'],
  since: '2026021301',
}

export const externalSubnetDetach: Operation<'externalSubnetDetach'> = {
  name: 'externalSubnetDetach',
  method: 'POST',
  path: '/v1/external-subnets/{externalSubnet}/detach',
  query: ['project'],
  since: '2026021301',
}

export const externalSubnetList: Operation<'externalSubnetList'> = {
  name: 'externalSubnetList',
  method: 'GET',
  path: '/v1/external-subnets',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  since: '2026021301',
}

export const externalSubnetUpdate: Operation<'externalSubnetUpdate'> = {
  name: 'externalSubnetUpdate',
  method: 'PUT',
  path: '/v1/external-subnets/{externalSubnet}',
  query: ['project'],
  body: 'json',
  since: '2026021301',
}

export const externalSubnetView: Operation<'externalSubnetView'> = {
  name: 'externalSubnetView',
  method: 'GET',
  path: '/v1/external-subnets/{externalSubnet}',
  query: ['project'],
  since: '2026021301',
}
