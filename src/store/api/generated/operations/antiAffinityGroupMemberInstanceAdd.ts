// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupMemberInstanceAdd: Operation<'antiAffinityGroupMemberInstanceAdd'> = {
  name: 'antiAffinityGroupMemberInstanceAdd',
  method: 'POST',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 201,
}
