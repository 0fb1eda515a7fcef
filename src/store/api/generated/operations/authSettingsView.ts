// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const authSettingsView: Operation<'authSettingsView'> = {
  name: 'authSettingsView',
  method: 'GET',
  path: '/v1/auth-settings',
  query: [],
  body: null,
  status: 200,
}
