// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloPolicyView: Operation<'siloPolicyView'> = {
  name: 'siloPolicyView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/policy',
  query: [],
  body: null,
  status: 200,
}
