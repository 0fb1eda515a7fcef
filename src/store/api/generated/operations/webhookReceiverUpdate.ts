// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const webhookReceiverUpdate: Operation<'webhookReceiverUpdate'> = {
  name: 'webhookReceiverUpdate',
  method: 'PUT',
  path: '/v1/webhook-receivers/{receiver}',
  query: [],
  body: 'json',
  status: 204,
}
