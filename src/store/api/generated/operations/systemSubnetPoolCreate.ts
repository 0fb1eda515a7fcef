// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemSubnetPoolCreate: Operation<'systemSubnetPoolCreate'> = {
  name: 'systemSubnetPoolCreate',
  method: 'POST',
  path: '/v1/system/subnet-pools',
  query: [],
  body: 'json',
  status: 201,
  since: '2026021301',
}
