// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAddressLotList: Operation<'networkingAddressLotList'> = {
  name: 'networkingAddressLotList',
  method: 'GET',
  path: '/v1/system/networking/address-lot',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
