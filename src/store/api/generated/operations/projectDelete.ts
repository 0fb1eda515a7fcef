// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectDelete: Operation<'projectDelete'> = {
  name: 'projectDelete',
  method: 'DELETE',
  path: '/v1/projects/{project}',
  query: [],
  body: null,
  status: 204,
}
