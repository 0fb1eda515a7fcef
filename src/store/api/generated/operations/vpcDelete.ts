// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcDelete: Operation<'vpcDelete'> = {
  name: 'vpcDelete',
  method: 'DELETE',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
  body: null,
  status: 204,
}
