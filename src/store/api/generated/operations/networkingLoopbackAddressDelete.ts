// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingLoopbackAddressDelete: Operation<'networkingLoopbackAddressDelete'> = {
  name: 'networkingLoopbackAddressDelete',
  method: 'DELETE',
  path: '/v1/system/networking/loopback-address/{rackId}/{switchSlot}/{address}/{subnetMask}',
  query: [],
  body: null,
  status: 204,
}
