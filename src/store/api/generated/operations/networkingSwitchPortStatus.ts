// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortStatus: Operation<'networkingSwitchPortStatus'> = {
  name: 'networkingSwitchPortStatus',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/status',
  query: ['rackId', 'switchSlot'],
  body: null,
  status: 200,
}
