// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolServiceRangeAdd: Operation<'ipPoolServiceRangeAdd'> = {
  name: 'ipPoolServiceRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/add',
  query: [],
  body: 'json',
  status: 201,
}
