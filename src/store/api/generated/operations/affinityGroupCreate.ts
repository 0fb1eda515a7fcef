// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupCreate: Operation<'affinityGroupCreate'> = {
  name: 'affinityGroupCreate',
  method: 'POST',
  path: '/v1/affinity-groups',
  query: ['project'],
  body: 'json',
  status: 201,
}
