// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupCreate: Operation<'antiAffinityGroupCreate'> = {
  name: 'antiAffinityGroupCreate',
  method: 'POST',
  path: '/v1/anti-affinity-groups',
  query: ['project'],
  body: 'json',
  status: 201,
}
