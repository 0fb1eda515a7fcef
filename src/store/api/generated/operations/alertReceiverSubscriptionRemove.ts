// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertReceiverSubscriptionRemove: Operation<'alertReceiverSubscriptionRemove'> = {
  name: 'alertReceiverSubscriptionRemove',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}/subscriptions/{subscription}',
  query: [],
  body: null,
  status: 204,
}
