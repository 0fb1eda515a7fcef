// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserView: Operation<'currentUserView'> = {
  name: 'currentUserView',
  method: 'GET',
  path: '/v1/me',
}
