// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortLldpNeighbors: Operation<'networkingSwitchPortLldpNeighbors'> = {
  name: 'networkingSwitchPortLldpNeighbors',
  method: 'GET',
  path: '/v1/system/hardware/rack-switch-port/{rackId}/{switchSlot}/{port}/lldp/neighbors',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
