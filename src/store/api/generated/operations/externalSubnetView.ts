// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const externalSubnetView: Operation<'externalSubnetView'> = {
  name: 'externalSubnetView',
  method: 'GET',
  path: '/v1/external-subnets/{externalSubnet}',
  query: ['project'],
  body: null,
  status: 200,
  since: '2026021301',
}
