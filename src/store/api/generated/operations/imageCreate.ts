// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const imageCreate: Operation<'imageCreate'> = {
  name: 'imageCreate',
  method: 'POST',
  path: '/v1/images',
  query: ['project'],
  body: 'json',
  status: 201,
}
