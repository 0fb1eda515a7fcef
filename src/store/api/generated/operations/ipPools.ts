// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const ipPoolList: Operation<'ipPoolList'> = {
  name: 'ipPoolList',
  method: 'GET',
  path: '/v1/ip-pools',
  query: ['ipVersion', 'limit', 'pageToken', 'poolType', 'sortBy'],
}

export const ipPoolView: Operation<'ipPoolView'> = {
  name: 'ipPoolView',
  method: 'GET',
  path: '/v1/ip-pools/{pool}',
}
