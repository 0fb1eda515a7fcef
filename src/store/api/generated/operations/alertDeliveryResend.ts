// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertDeliveryResend: Operation<'alertDeliveryResend'> = {
  name: 'alertDeliveryResend',
  method: 'POST',
  path: '/v1/alerts/{alertId}/resend',
  query: ['receiver'],
  body: null,
  status: 201,
}
