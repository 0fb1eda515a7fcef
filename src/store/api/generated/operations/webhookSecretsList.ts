// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const webhookSecretsList: Operation<'webhookSecretsList'> = {
  name: 'webhookSecretsList',
  method: 'GET',
  path: '/v1/webhook-secrets',
  query: ['receiver'],
  body: null,
  status: 200,
}
