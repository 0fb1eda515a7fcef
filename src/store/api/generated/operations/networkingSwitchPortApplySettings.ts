// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortApplySettings: Operation<'networkingSwitchPortApplySettings'> = {
  name: 'networkingSwitchPortApplySettings',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  query: ['rackId', 'switchSlot'],
  body: 'json',
  status: 204,
}
