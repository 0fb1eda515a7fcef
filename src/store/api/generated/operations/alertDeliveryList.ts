// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertDeliveryList: Operation<'alertDeliveryList'> = {
  name: 'alertDeliveryList',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}/deliveries',
  query: ['delivered', 'failed', 'pending', 'limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
