// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectPolicyUpdate: Operation<'projectPolicyUpdate'> = {
  name: 'projectPolicyUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}/policy',
  body: 'json',
}

export const projectPolicyView: Operation<'projectPolicyView'> = {
  name: 'projectPolicyView',
  method: 'GET',
  path: '/v1/projects/{project}/policy',
}
