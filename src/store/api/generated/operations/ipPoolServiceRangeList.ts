// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolServiceRangeList: Operation<'ipPoolServiceRangeList'> = {
  name: 'ipPoolServiceRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools-service/ranges',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
}
