// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const imageView: Operation<'imageView'> = {
  name: 'imageView',
  method: 'GET',
  path: '/v1/images/{image}',
  query: ['project'],
  body: null,
  status: 200,
}
