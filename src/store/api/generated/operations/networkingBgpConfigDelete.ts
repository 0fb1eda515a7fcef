// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpConfigDelete: Operation<'networkingBgpConfigDelete'> = {
  name: 'networkingBgpConfigDelete',
  method: 'DELETE',
  path: '/v1/system/networking/bgp',
  query: ['nameOrId'],
  body: null,
  status: 204,
}
