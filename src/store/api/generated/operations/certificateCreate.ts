// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const certificateCreate: Operation<'certificateCreate'> = {
  name: 'certificateCreate',
  method: 'POST',
  path: '/v1/certificates',
  query: [],
  body: 'json',
  status: 201,
}
