// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBgpConfigUpdate: Operation<'networkingBgpConfigUpdate'> = {
  name: 'networkingBgpConfigUpdate',
  method: 'PUT',
  path: '/v1/system/networking/bgp',
  query: ['nameOrId'],
  body: 'json',
  status: 200,
  since: '2026061000',
}
