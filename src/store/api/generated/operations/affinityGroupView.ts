// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupView: Operation<'affinityGroupView'> = {
  name: 'affinityGroupView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
  body: null,
  status: 200,
}
