// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserSshKeyList: Operation<'currentUserSshKeyList'> = {
  name: 'currentUserSshKeyList',
  method: 'GET',
  path: '/v1/me/ssh-keys',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}
