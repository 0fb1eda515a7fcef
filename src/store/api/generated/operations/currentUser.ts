// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const currentUserGroups: Operation<'currentUserGroups'> = {
  name: 'currentUserGroups',
  method: 'GET',
  path: '/v1/me/groups',
  query: ['limit', 'pageToken', 'sortBy'],
}

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

export const currentUserView: Operation<'currentUserView'> = {
  name: 'currentUserView',
  method: 'GET',
  path: '/v1/me',
}
