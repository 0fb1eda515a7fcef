// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortSettingsList: Operation<'networkingSwitchPortSettingsList'> = {
  name: 'networkingSwitchPortSettingsList',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings',
  query: ['limit', 'pageToken', 'portSettings', 'sortBy'],
  body: null,
  status: 200,
}
