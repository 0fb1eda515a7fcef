// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupUpdate: Operation<'antiAffinityGroupUpdate'> = {
  name: 'antiAffinityGroupUpdate',
  method: 'PUT',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
  body: 'json',
  status: 200,
}
