// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const utilizationView: Operation<'utilizationView'> = {
  name: 'utilizationView',
  method: 'GET',
  path: '/v1/utilization',
}
