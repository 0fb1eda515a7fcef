// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortSettingsDelete: Operation<'networkingSwitchPortSettingsDelete'> = {
  name: 'networkingSwitchPortSettingsDelete',
  method: 'DELETE',
  path: '/v1/system/networking/switch-port-settings',
  query: ['portSettings'],
  body: null,
  status: 204,
}
