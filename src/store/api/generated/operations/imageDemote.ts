// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const imageDemote: Operation<'imageDemote'> = {
  name: 'imageDemote',
  method: 'POST',
  path: '/v1/images/{image}/demote',
  query: ['project'],
  body: null,
  status: 202,
}
