// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloDelete: Operation<'siloDelete'> = {
  name: 'siloDelete',
  method: 'DELETE',
  path: '/v1/system/silos/{silo}',
  query: [],
  body: null,
  status: 204,
}
