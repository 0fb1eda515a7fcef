// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloView: Operation<'siloView'> = {
  name: 'siloView',
  method: 'GET',
  path: '/v1/system/silos/{silo}',
  query: [],
  body: null,
  status: 200,
}
