// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemNetworkingSettingsUpdate: Operation<'systemNetworkingSettingsUpdate'> = {
  name: 'systemNetworkingSettingsUpdate',
  method: 'PUT',
  path: '/v1/system/networking/settings',
  query: [],
  body: 'json',
  status: 200,
  since: '2026060800',
}
