// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertReceiverProbe: Operation<'alertReceiverProbe'> = {
  name: 'alertReceiverProbe',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/probe',
  query: ['resend'],
  body: null,
  status: 200,
}
