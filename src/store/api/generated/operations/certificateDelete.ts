// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const certificateDelete: Operation<'certificateDelete'> = {
  name: 'certificateDelete',
  method: 'DELETE',
  path: '/v1/certificates/{certificate}',
  query: [],
  body: null,
  status: 204,
}
