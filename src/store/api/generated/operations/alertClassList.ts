// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertClassList: Operation<'alertClassList'> = {
  name: 'alertClassList',
  method: 'GET',
  path: '/v1/alert-classes',
  query: ['limit', 'pageToken', 'filter'],
  body: null,
  status: 200,
}
