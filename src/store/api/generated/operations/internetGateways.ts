// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const internetGatewayCreate: Operation<'internetGatewayCreate'> = {
  name: 'internetGatewayCreate',
  method: 'POST',
  path: '/v1/internet-gateways',
  query: ['project', 'vpc'],
  body: 'json',
}

export const internetGatewayDelete: Operation<'internetGatewayDelete'> = {
  name: 'internetGatewayDelete',
  method: 'DELETE',
  path: '/v1/internet-gateways/{gateway}',
  query: ['cascade', 'project', 'vpc'],
}

export const internetGatewayList: Operation<'internetGatewayList'> = {
  name: 'internetGatewayList',
  method: 'GET',
  path: '/v1/internet-gateways',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
}

export const internetGatewayView: Operation<'internetGatewayView'> = {
  name: 'internetGatewayView',
  method: 'GET',
  path: '/v1/internet-gateways/{gateway}',
  query: ['project', 'vpc'],
}
