// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const externalSubnetDetach: Operation<'externalSubnetDetach'> = {
  name: 'externalSubnetDetach',
  method: 'POST',
  path: '/v1/external-subnets/{externalSubnet}/detach',
  query: ['project'],
  body: null,
  status: 202,
  since: '2026021301',
}
