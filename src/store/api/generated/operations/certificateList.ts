// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const certificateList: Operation<'certificateList'> = {
  name: 'certificateList',
  method: 'GET',
  path: '/v1/certificates',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
