// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const sledView: Operation<'sledView'> = {
  name: 'sledView',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}',
  query: [],
  body: null,
  status: 200,
}
