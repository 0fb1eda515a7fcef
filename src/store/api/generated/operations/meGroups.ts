// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserGroups: Operation<'currentUserGroups'> = {
  name: 'currentUserGroups',
  method: 'GET',
  path: '/v1/me/groups',
  query: ['limit', 'pageToken', 'sortBy'],
}
