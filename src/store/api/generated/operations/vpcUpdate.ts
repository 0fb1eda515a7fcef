// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcUpdate: Operation<'vpcUpdate'> = {
  name: 'vpcUpdate',
  method: 'PUT',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
  body: 'json',
  status: 200,
}
