// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloCreate: Operation<'siloCreate'> = {
  name: 'siloCreate',
  method: 'POST',
  path: '/v1/system/silos',
  query: [],
  body: 'json',
  status: 201,
}
