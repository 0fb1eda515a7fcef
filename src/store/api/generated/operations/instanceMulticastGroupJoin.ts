// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceMulticastGroupJoin: Operation<'instanceMulticastGroupJoin'> = {
  name: 'instanceMulticastGroupJoin',
  method: 'PUT',
  path: '/v1/instances/{instance}/multicast-groups/{multicastGroup}',
  query: ['project'],
  body: 'json',
  status: 201,
  since: '2026021301',
}
