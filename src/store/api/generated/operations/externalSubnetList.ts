// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const externalSubnetList: Operation<'externalSubnetList'> = {
  name: 'externalSubnetList',
  method: 'GET',
  path: '/v1/external-subnets',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
  since: '2026021301',
}
