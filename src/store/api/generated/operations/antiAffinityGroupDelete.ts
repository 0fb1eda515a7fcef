// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupDelete: Operation<'antiAffinityGroupDelete'> = {
  name: 'antiAffinityGroupDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
  body: null,
  status: 204,
}
