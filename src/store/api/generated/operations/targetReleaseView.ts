// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const targetReleaseView: Operation<'targetReleaseView'> = {
  name: 'targetReleaseView',
  method: 'GET',
  path: '/v1/system/update/target-release',
  query: [],
  body: null,
  status: 200,
}
