// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const webhookSecretsDelete: Operation<'webhookSecretsDelete'> = {
  name: 'webhookSecretsDelete',
  method: 'DELETE',
  path: '/v1/webhook-secrets/{secretId}',
  query: [],
  body: null,
  status: 204,
}
