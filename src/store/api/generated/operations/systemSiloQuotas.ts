// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemQuotasList: Operation<'systemQuotasList'> = {
  name: 'systemQuotasList',
  method: 'GET',
  path: '/v1/system/silo-quotas',
  query: ['limit', 'pageToken', 'sortBy'],
}
