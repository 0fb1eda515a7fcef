// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const authSettingsUpdate: Operation<'authSettingsUpdate'> = {
  name: 'authSettingsUpdate',
  method: 'PUT',
  path: '/v1/auth-settings',
  body: 'json',
}

export const authSettingsView: Operation<'authSettingsView'> = {
  name: 'authSettingsView',
  method: 'GET',
  path: '/v1/auth-settings',
}
