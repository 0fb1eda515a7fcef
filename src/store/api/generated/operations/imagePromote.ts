// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const imagePromote: Operation<'imagePromote'> = {
  name: 'imagePromote',
  method: 'POST',
  path: '/v1/images/{image}/promote',
  query: ['project'],
  body: null,
  status: 202,
}
