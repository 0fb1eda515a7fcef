// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const sledAdd: Operation<'sledAdd'> = {
  name: 'sledAdd',
  method: 'POST',
  path: '/v1/system/hardware/sleds',
  query: [],
  body: 'json',
  status: 201,
  until: '2026032500',
}
