// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolView: Operation<'ipPoolView'> = {
  name: 'ipPoolView',
  method: 'GET',
  path: '/v1/ip-pools/{pool}',
  query: [],
  body: null,
  status: 200,
}
