// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertList: Operation<'alertList'> = {
  name: 'alertList',
  method: 'GET',
  path: '/v1/alerts',
  query: ['alertClass', 'endTime', 'limit', 'pageToken', 'sortBy', 'startTime'],
  body: null,
  status: 200,
  since: '2026081901',
}
