// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloPolicyUpdate: Operation<'siloPolicyUpdate'> = {
  name: 'siloPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/policy',
  query: [],
  body: 'json',
  status: 200,
}
