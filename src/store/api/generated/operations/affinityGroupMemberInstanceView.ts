// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupMemberInstanceView: Operation<'affinityGroupMemberInstanceView'> = {
  name: 'affinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 200,
}
