// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const subnetPoolList: Operation<'subnetPoolList'> = {
  name: 'subnetPoolList',
  method: 'GET',
  path: '/v1/subnet-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026021301',
}

export const subnetPoolView: Operation<'subnetPoolView'> = {
  name: 'subnetPoolView',
  method: 'GET',
  path: '/v1/subnet-pools/{pool}',
  since: '2026021301',
}
