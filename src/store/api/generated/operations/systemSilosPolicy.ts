// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloPolicyUpdate: Operation<'siloPolicyUpdate'> = {
  name: 'siloPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/policy',
  body: 'json',
}

export const siloPolicyView: Operation<'siloPolicyView'> = {
  name: 'siloPolicyView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/policy',
}
