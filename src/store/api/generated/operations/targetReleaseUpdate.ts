// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const targetReleaseUpdate: Operation<'targetReleaseUpdate'> = {
  name: 'targetReleaseUpdate',
  method: 'PUT',
  path: '/v1/system/update/target-release',
  query: [],
  body: 'json',
  status: 204,
}
