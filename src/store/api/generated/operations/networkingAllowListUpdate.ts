// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAllowListUpdate: Operation<'networkingAllowListUpdate'> = {
  name: 'networkingAllowListUpdate',
  method: 'PUT',
  path: '/v1/system/networking/allow-list',
  query: [],
  body: 'json',
  status: 200,
}
