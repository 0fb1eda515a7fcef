// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemPolicyUpdate: Operation<'systemPolicyUpdate'> = {
  name: 'systemPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/policy',
  body: 'json',
}

export const systemPolicyView: Operation<'systemPolicyView'> = {
  name: 'systemPolicyView',
  method: 'GET',
  path: '/v1/system/policy',
}
