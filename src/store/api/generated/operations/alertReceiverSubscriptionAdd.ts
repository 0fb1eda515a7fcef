// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertReceiverSubscriptionAdd: Operation<'alertReceiverSubscriptionAdd'> = {
  name: 'alertReceiverSubscriptionAdd',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/subscriptions',
  query: [],
  body: 'json',
  status: 201,
}
