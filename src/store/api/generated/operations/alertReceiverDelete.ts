// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertReceiverDelete: Operation<'alertReceiverDelete'> = {
  name: 'alertReceiverDelete',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}',
  query: [],
  body: null,
  status: 204,
}
