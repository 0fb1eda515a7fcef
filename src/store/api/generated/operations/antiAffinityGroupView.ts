// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupView: Operation<'antiAffinityGroupView'> = {
  name: 'antiAffinityGroupView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
  body: null,
  status: 200,
}
