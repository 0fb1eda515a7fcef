// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const policyUpdate: Operation<'policyUpdate'> = {
  name: 'policyUpdate',
  method: 'PUT',
  path: '/v1/policy',
  body: 'json',
}

export const policyView: Operation<'policyView'> = { name: 'policyView', method: 'GET', path: '/v1/policy' }

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
