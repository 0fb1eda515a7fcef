// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdatePutRepository: Operation<'systemUpdatePutRepository'> = {
  name: 'systemUpdatePutRepository',
  method: 'PUT',
  path: '/v1/system/update/repository',
  query: ['fileName'],
  body: 'binary',
  status: 200,
}
