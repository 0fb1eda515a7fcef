// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const siloQuotasUpdate: Operation<'siloQuotasUpdate'> = {
  name: 'siloQuotasUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/quotas',
  body: 'json',
}

export const siloQuotasView: Operation<'siloQuotasView'> = {
  name: 'siloQuotasView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/quotas',
}
