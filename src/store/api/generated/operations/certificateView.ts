// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const certificateView: Operation<'certificateView'> = {
  name: 'certificateView',
  method: 'GET',
  path: '/v1/certificates/{certificate}',
  query: [],
  body: null,
  status: 200,
}
