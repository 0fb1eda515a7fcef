// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectPolicyView: Operation<'projectPolicyView'> = {
  name: 'projectPolicyView',
  method: 'GET',
  path: '/v1/projects/{project}/policy',
  query: [],
  body: null,
  status: 200,
}
