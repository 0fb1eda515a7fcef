// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const multicastGroupView: Operation<'multicastGroupView'> = {
  name: 'multicastGroupView',
  method: 'GET',
  path: '/v1/multicast-groups/{multicastGroup}',
  query: [],
  body: null,
  status: 200,
  since: '2026021301',
}
