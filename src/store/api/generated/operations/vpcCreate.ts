// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcCreate: Operation<'vpcCreate'> = {
  name: 'vpcCreate',
  method: 'POST',
  path: '/v1/vpcs',
  query: ['project'],
  body: 'json',
  status: 201,
}
