// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortLldpConfigUpdate: Operation<'networkingSwitchPortLldpConfigUpdate'> = {
  name: 'networkingSwitchPortLldpConfigUpdate',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  query: ['rackId', 'switchSlot'],
  body: 'json',
  status: 204,
}
