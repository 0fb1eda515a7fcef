// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolDelete: Operation<'ipPoolDelete'> = {
  name: 'ipPoolDelete',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}',
  query: [],
  body: null,
  status: 204,
}
