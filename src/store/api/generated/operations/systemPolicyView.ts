// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemPolicyView: Operation<'systemPolicyView'> = {
  name: 'systemPolicyView',
  method: 'GET',
  path: '/v1/system/policy',
  query: [],
  body: null,
  status: 200,
}
