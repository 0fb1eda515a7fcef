// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortSettingsCreate: Operation<'networkingSwitchPortSettingsCreate'> = {
  name: 'networkingSwitchPortSettingsCreate',
  method: 'POST',
  path: '/v1/system/networking/switch-port-settings',
  query: [],
  body: 'json',
  status: 201,
}
