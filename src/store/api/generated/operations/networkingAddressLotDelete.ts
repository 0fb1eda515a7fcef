// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAddressLotDelete: Operation<'networkingAddressLotDelete'> = {
  name: 'networkingAddressLotDelete',
  method: 'DELETE',
  path: '/v1/system/networking/address-lot/{addressLot}',
  query: [],
  body: null,
  status: 204,
}
