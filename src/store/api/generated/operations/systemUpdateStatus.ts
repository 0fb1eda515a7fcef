// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateStatus: Operation<'systemUpdateStatus'> = {
  name: 'systemUpdateStatus',
  method: 'GET',
  path: '/v1/system/update/status',
  query: [],
  body: null,
  status: 200,
}
