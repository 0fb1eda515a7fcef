// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const vpcView: Operation<'vpcView'> = {
  name: 'vpcView',
  method: 'GET',
  path: '/v1/vpcs/{vpc}',
  query: ['project'],
  body: null,
  status: 200,
}
