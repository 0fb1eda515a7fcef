// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectView: Operation<'projectView'> = {
  name: 'projectView',
  method: 'GET',
  path: '/v1/projects/{project}',
  query: [],
  body: null,
  status: 200,
}
