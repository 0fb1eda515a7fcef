// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingBfdEnable: Operation<'networkingBfdEnable'> = {
  name: 'networkingBfdEnable',
  method: 'POST',
  path: '/v1/system/networking/bfd-enable',
  query: [],
  body: 'json',
  status: 204,
}
