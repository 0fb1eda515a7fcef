// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const switchView: Operation<'switchView'> = {
  name: 'switchView',
  method: 'GET',
  path: '/v1/system/hardware/switches/{switchId}',
  query: [],
  body: null,
  status: 200,
}
