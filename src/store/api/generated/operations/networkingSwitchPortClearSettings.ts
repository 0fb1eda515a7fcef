// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortClearSettings: Operation<'networkingSwitchPortClearSettings'> = {
  name: 'networkingSwitchPortClearSettings',
  method: 'DELETE',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  query: ['rackId', 'switchSlot'],
  body: null,
  status: 204,
}
