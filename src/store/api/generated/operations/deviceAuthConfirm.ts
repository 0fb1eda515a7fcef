// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const deviceAuthConfirm: Operation<'deviceAuthConfirm'> = {
  name: 'deviceAuthConfirm',
  method: 'POST',
  path: '/device/confirm',
  query: [],
  body: 'json',
  status: 204,
}
