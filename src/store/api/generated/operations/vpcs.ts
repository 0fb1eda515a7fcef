// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const vpcCreate: Operation<'vpcCreate'> = {
  name: 'vpcCreate',
  method: 'POST',
  path: '/v1/vpcs',
  query: ['project'],
  body: 'json',
}

export const vpcDelete: Operation<'vpcDelete'> = {
  name: 'vpcDelete',
  method: 'DELETE',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
}

export const vpcList: Operation<'vpcList'> = {
  name: 'vpcList',
  method: 'GET',
  path: '/v1/vpcs',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const vpcUpdate: Operation<'vpcUpdate'> = {
  name: 'vpcUpdate',
  method: 'PUT',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
  body: 'json',
}

export const vpcView: Operation<'vpcView'> = {
  name: 'vpcView',
  method: 'GET',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
}
