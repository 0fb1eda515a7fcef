// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const policyView: Operation<'policyView'> = {
  name: 'policyView',
  method: 'GET',
  path: '/v1/policy',
  query: [],
  body: null,
  status: 200,
}
