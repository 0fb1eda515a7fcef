// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAllowListView: Operation<'networkingAllowListView'> = {
  name: 'networkingAllowListView',
  method: 'GET',
  path: '/v1/system/networking/allow-list',
  query: [],
  body: null,
  status: 200,
}
