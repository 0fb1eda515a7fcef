// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertReceiverList: Operation<'alertReceiverList'> = {
  name: 'alertReceiverList',
  method: 'GET',
  path: '/v1/alert-receivers',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
