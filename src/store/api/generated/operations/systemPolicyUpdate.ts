// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemPolicyUpdate: Operation<'systemPolicyUpdate'> = {
  name: 'systemPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/policy',
  query: [],
  body: 'json',
  status: 200,
}
