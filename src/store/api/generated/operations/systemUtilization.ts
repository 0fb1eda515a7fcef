// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const siloUtilizationList: Operation<'siloUtilizationList'> = {
  name: 'siloUtilizationList',
  method: 'GET',
  path: '/v1/system/utilization/silos',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const siloUtilizationView: Operation<'siloUtilizationView'> = {
  name: 'siloUtilizationView',
  method: 'GET',
  path: '/v1/system/utilization/silos/{silo}',
}
