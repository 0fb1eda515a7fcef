// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const deviceAuthRequest: Operation<'deviceAuthRequest'> = {
  name: 'deviceAuthRequest',
  method: 'POST',
  path: '/device/auth',
  query: [],
  body: 'form',
  status: 200,
}
