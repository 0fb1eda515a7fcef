// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAddressLotCreate: Operation<'networkingAddressLotCreate'> = {
  name: 'networkingAddressLotCreate',
  method: 'POST',
  path: '/v1/system/networking/address-lot',
  query: [],
  body: 'json',
  status: 201,
}
