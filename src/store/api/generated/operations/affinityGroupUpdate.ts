// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupUpdate: Operation<'affinityGroupUpdate'> = {
  name: 'affinityGroupUpdate',
  method: 'PUT',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
  body: 'json',
  status: 200,
}
