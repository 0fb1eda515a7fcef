// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const probeList: Operation<'probeList'> = {
  name: 'probeList',
  method: 'GET',
  path: '/experimental/v1/probes',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
