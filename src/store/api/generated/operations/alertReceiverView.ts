// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertReceiverView: Operation<'alertReceiverView'> = {
  name: 'alertReceiverView',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}',
  query: [],
  body: null,
  status: 200,
}
