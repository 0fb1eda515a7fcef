// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateRepositoryUpload: Operation<'systemUpdateRepositoryUpload'> = {
  name: 'systemUpdateRepositoryUpload',
  method: 'PUT',
  path: '/v1/system/update/repositories',
  query: ['fileName'],
  body: 'binary',
  status: 200,
}
