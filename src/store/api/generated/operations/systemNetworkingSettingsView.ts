// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemNetworkingSettingsView: Operation<'systemNetworkingSettingsView'> = {
  name: 'systemNetworkingSettingsView',
  method: 'GET',
  path: '/v1/system/networking/settings',
  query: [],
  body: null,
  status: 200,
  since: '2026060800',
}
