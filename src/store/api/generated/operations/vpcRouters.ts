// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const vpcRouterCreate: Operation<'vpcRouterCreate'> = {
  name: 'vpcRouterCreate',
  method: 'POST',
  path: '/v1/vpc-routers',
  query: ['project', 'vpc'],
  body: 'json',
}

export const vpcRouterDelete: Operation<'vpcRouterDelete'> = {
  name: 'vpcRouterDelete',
  method: 'DELETE',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
}

export const vpcRouterList: Operation<'vpcRouterList'> = {
  name: 'vpcRouterList',
  method: 'GET',
  path: '/v1/vpc-routers',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
}

export const vpcRouterUpdate: Operation<'vpcRouterUpdate'> = {
  name: 'vpcRouterUpdate',
  method: 'PUT',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
  body: 'json',
}

export const vpcRouterView: Operation<'vpcRouterView'> = {
  name: 'vpcRouterView',
  method: 'GET',
  path: '/v1/vpc-routers/{router}',
  query: ['project', 'vpc'],
}
