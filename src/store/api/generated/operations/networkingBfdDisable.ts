// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBfdDisable: Operation<'networkingBfdDisable'> = {
  name: 'networkingBfdDisable',
  method: 'POST',
  path: '/v1/system/networking/bfd-disable',
  query: [],
  body: 'json',
  status: 204,
}
