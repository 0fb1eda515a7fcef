// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpConfigCreate: Operation<'networkingBgpConfigCreate'> = {
  name: 'networkingBgpConfigCreate',
  method: 'POST',
  path: '/v1/system/networking/bgp',
  query: [],
  body: 'json',
  status: 201,
}
