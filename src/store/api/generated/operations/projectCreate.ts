// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectCreate: Operation<'projectCreate'> = {
  name: 'projectCreate',
  method: 'POST',
  path: '/v1/projects',
  query: [],
  body: 'json',
  status: 201,
}
