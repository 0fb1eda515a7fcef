// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const externalSubnetDelete: Operation<'externalSubnetDelete'> = {
  name: 'externalSubnetDelete',
  method: 'DELETE',
  path: '/v1/external-subnets/{externalSubnet}',
  query: ['project'],
  body: null,
  status: 204,
  since: '2026021301',
}
