// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserSshKeyCreate: Operation<'currentUserSshKeyCreate'> = {
  name: 'currentUserSshKeyCreate',
  method: 'POST',
  path: '/v1/me/ssh-keys',
  body: 'json',
}

export const currentUserSshKeyDelete: Operation<'currentUserSshKeyDelete'> = {
  name: 'currentUserSshKeyDelete',
  method: 'DELETE',
  path: '/v1/me/ssh-keys/{sshKey}',
}

export const currentUserSshKeyList: Operation<'currentUserSshKeyList'> = {
  name: 'currentUserSshKeyList',
  method: 'GET',
  path: '/v1/me/ssh-keys',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const currentUserSshKeyView: Operation<'currentUserSshKeyView'> = {
  name: 'currentUserSshKeyView',
  method: 'GET',
  path: '/v1/me/ssh-keys/{sshKey}',
}
