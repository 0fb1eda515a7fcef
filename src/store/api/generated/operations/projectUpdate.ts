// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectUpdate: Operation<'projectUpdate'> = {
  name: 'projectUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}',
  query: [],
  body: 'json',
  status: 200,
}
