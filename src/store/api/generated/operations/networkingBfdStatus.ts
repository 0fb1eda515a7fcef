// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBfdStatus: Operation<'networkingBfdStatus'> = {
  name: 'networkingBfdStatus',
  method: 'GET',
  path: '/v1/system/networking/bfd-status',
  query: [],
  body: null,
  status: 200,
}
