// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const sledListUninitialized: Operation<'sledListUninitialized'> = {
  name: 'sledListUninitialized',
  method: 'GET',
  path: '/v1/system/hardware/sleds-uninitialized',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
}
