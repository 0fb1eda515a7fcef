// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const instanceExternalSubnetList: Operation<'instanceExternalSubnetList'> = {
  name: 'instanceExternalSubnetList',
  method: 'GET',
  path: '/v1/instances/{instance}/external-subnets',
  query: ['project'],
  since: '2026021301',
}
