// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateRepositoryView: Operation<'systemUpdateRepositoryView'> = {
  name: 'systemUpdateRepositoryView',
  method: 'GET',
  path: '/v1/system/update/repositories/{systemVersion}',
  query: [],
  body: null,
  status: 200,
}
