// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const utilizationView: Operation<'utilizationView'> = {
  name: 'utilizationView',
  method: 'GET',
  path: '/v1/utilization',
}
