// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserSshKeyView: Operation<'currentUserSshKeyView'> = {
  name: 'currentUserSshKeyView',
  method: 'GET',
  path: '/v1/me/ssh-keys/{sshKey}',
  query: [],
  body: null,
  status: 200,
}
