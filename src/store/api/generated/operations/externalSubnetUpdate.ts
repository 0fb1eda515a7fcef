// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const externalSubnetUpdate: Operation<'externalSubnetUpdate'> = {
  name: 'externalSubnetUpdate',
  method: 'PUT',
  path: '/v1/external-subnets/{externalSubnet}',
  query: ['project'],
  body: 'json',
  status: 200,
  since: '2026021301',
}
