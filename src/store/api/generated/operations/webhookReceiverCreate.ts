// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const webhookReceiverCreate: Operation<'webhookReceiverCreate'> = {
  name: 'webhookReceiverCreate',
  method: 'POST',
  path: '/v1/webhook-receivers',
  query: [],
  body: 'json',
  status: 201,
}
