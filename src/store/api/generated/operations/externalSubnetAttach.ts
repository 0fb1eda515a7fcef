// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const externalSubnetAttach: Operation<'externalSubnetAttach'> = {
  name: 'externalSubnetAttach',
  method: 'POST',
  path: '/v1/external-subnets/{externalSubnet}/attach',
  query: ['project'],
  body: 'json',
  status: 202,
  since: '2026021301',
}
