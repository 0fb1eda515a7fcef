// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectList: Operation<'projectList'> = {
  name: 'projectList',
  method: 'GET',
  path: '/v1/projects',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
