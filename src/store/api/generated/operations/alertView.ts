// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertView: Operation<'alertView'> = {
  name: 'alertView',
  method: 'GET',
  path: '/v1/alerts/{alertId}',
  query: [],
  body: null,
  status: 200,
  since: '2026081901',
}
