// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolServiceRangeRemove: Operation<'ipPoolServiceRangeRemove'> = {
  name: 'ipPoolServiceRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/remove',
  query: [],
  body: 'json',
  status: 204,
}
