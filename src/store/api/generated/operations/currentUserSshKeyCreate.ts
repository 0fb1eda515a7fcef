// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const currentUserSshKeyCreate: Operation<'currentUserSshKeyCreate'> = {
  name: 'currentUserSshKeyCreate',
  method: 'POST',
  path: '/v1/me/ssh-keys',
  query: [],
  body: 'json',
  status: 201,
}
