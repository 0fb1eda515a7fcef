// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortLldpConfigView: Operation<'networkingSwitchPortLldpConfigView'> = {
  name: 'networkingSwitchPortLldpConfigView',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  query: ['rackId', 'switchSlot'],
  body: null,
  status: 200,
}
