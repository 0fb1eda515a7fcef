// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemUpdateRecoveryFinish: Operation<'systemUpdateRecoveryFinish'> = {
  name: 'systemUpdateRecoveryFinish',
  method: 'PUT',
  path: '/v1/system/update/recovery-finish',
  query: [],
  body: 'json',
  status: 204,
  since: '2026032500',
}
