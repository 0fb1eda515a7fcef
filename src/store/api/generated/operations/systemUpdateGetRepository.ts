// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateGetRepository: Operation<'systemUpdateGetRepository'> = {
  name: 'systemUpdateGetRepository',
  method: 'GET',
  path: '/v1/system/update/repository/{systemVersion}',
  query: [],
  body: null,
  status: 200,
}
