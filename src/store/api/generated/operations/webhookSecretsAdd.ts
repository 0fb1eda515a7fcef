// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const webhookSecretsAdd: Operation<'webhookSecretsAdd'> = {
  name: 'webhookSecretsAdd',
  method: 'POST',
  path: '/v1/webhook-secrets',
  query: ['receiver'],
  body: 'json',
  status: 201,
}
