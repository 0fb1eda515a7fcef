// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const imageDelete: Operation<'imageDelete'> = {
  name: 'imageDelete',
  method: 'DELETE',
  path: '/v1/images/{image}',
  query: ['project'],
  body: null,
  status: 204,
}
