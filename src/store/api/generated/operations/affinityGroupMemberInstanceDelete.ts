// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupMemberInstanceDelete: Operation<'affinityGroupMemberInstanceDelete'> = {
  name: 'affinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 204,
}
