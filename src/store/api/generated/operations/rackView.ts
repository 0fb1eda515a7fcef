// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const rackView: Operation<'rackView'> = {
  name: 'rackView',
  method: 'GET',
  path: '/v1/system/hardware/racks/{rackId}',
  query: [],
  body: null,
  status: 200,
}
