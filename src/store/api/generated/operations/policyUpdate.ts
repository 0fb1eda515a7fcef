// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const policyUpdate: Operation<'policyUpdate'> = {
  name: 'policyUpdate',
  method: 'PUT',
  path: '/v1/policy',
  query: [],
  body: 'json',
  status: 200,
}
