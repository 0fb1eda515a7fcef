// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortSettingsView: Operation<'networkingSwitchPortSettingsView'> = {
  name: 'networkingSwitchPortSettingsView',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings/{port}',
  query: [],
  body: null,
  status: 200,
}
