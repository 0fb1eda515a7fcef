// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAddressLotView: Operation<'networkingAddressLotView'> = {
  name: 'networkingAddressLotView',
  method: 'GET',
  path: '/v1/system/networking/address-lot/{addressLot}',
  query: [],
  body: null,
  status: 200,
  since: '20251008',
}
