// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupMemberInstanceDelete: Operation<'antiAffinityGroupMemberInstanceDelete'> = {
  name: 'antiAffinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 204,
}
