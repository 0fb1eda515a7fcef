// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupDelete: Operation<'affinityGroupDelete'> = {
  name: 'affinityGroupDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
  body: null,
  status: 204,
}
