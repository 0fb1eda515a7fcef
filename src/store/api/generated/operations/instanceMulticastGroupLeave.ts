// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceMulticastGroupLeave: Operation<'instanceMulticastGroupLeave'> = {
  name: 'instanceMulticastGroupLeave',
  method: 'DELETE',
  path: '/v1/instances/{instance}/multicast-groups/{multicastGroup}',
  query: ['project'],
  body: null,
  status: 204,
  since: '2026021301',
}
