// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const vpcRouterRouteCreate: Operation<'vpcRouterRouteCreate'> = {
  name: 'vpcRouterRouteCreate',
  method: 'POST',
  path: '/v1/vpc-router-routes',
  query: ['project', 'router', 'vpc'],
  body: 'json',
}

export const vpcRouterRouteDelete: Operation<'vpcRouterRouteDelete'> = {
  name: 'vpcRouterRouteDelete',
  method: 'DELETE',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
}

export const vpcRouterRouteList: Operation<'vpcRouterRouteList'> = {
  name: 'vpcRouterRouteList',
  method: 'GET',
  path: '/v1/vpc-router-routes',
  query: ['limit', 'pageToken', 'project', 'router', 'sortBy', 'vpc'],
}

export const vpcRouterRouteUpdate: Operation<'vpcRouterRouteUpdate'> = {
  name: 'vpcRouterRouteUpdate',
  method: 'PUT',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
  body: 'json',
}

export const vpcRouterRouteView: Operation<'vpcRouterRouteView'> = {
  name: 'vpcRouterRouteView',
  method: 'GET',
  path: '/v1/vpc-router-routes/{route}',
  query: ['project', 'router', 'vpc'],
}
