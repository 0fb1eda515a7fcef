// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserSshKeyDelete: Operation<'currentUserSshKeyDelete'> = {
  name: 'currentUserSshKeyDelete',
  method: 'DELETE',
  path: '/v1/me/ssh-keys/{sshKey}',
  query: [],
  body: null,
  status: 204,
}
