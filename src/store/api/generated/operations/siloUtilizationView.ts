// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloUtilizationView: Operation<'siloUtilizationView'> = {
  name: 'siloUtilizationView',
  method: 'GET',
  path: '/v1/system/utilization/silos/{silo}',
  query: [],
  body: null,
  status: 200,
}
