// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskList: Operation<'diskList'> = {
  name: 'diskList',
  method: 'GET',
  path: '/v1/disks',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
