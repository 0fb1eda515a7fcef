// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const externalSubnetCreate: Operation<'externalSubnetCreate'> = {
  name: 'externalSubnetCreate',
  method: 'POST',
  path: '/v1/external-subnets',
  query: ['project'],
  body: 'json',
  status: 201,
  since: '2026021301',
}
