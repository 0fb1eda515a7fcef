// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const systemQuotasList: Operation<'systemQuotasList'> = {
  name: 'systemQuotasList',
  method: 'GET',
  path: '/v1/system/silo-quotas',
  query: ['limit', 'pageToken', 'sortBy'],
}
