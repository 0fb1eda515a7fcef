// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const deviceAccessToken: Operation<'deviceAccessToken'> = {
  name: 'deviceAccessToken',
  method: 'POST',
  path: '/device/token',
  query: [],
  body: 'form',
  status: 200,
}
