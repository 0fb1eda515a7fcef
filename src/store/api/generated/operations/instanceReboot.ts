// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceReboot: Operation<'instanceReboot'> = {
  name: 'instanceReboot',
  method: 'POST',
  path: '/v1/instances/{instance}/reboot',
  query: ['project'],
  body: null,
  status: 202,
}
