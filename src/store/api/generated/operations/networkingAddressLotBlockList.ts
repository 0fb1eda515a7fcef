// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAddressLotBlockList: Operation<'networkingAddressLotBlockList'> = {
  name: 'networkingAddressLotBlockList',
  method: 'GET',
  path: '/v1/system/networking/address-lot/{addressLot}/blocks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
