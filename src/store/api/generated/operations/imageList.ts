// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const imageList: Operation<'imageList'> = {
  name: 'imageList',
  method: 'GET',
  path: '/v1/images',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}
