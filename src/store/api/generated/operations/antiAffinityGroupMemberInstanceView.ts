// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupMemberInstanceView: Operation<'antiAffinityGroupMemberInstanceView'> = {
  name: 'antiAffinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 200,
}
