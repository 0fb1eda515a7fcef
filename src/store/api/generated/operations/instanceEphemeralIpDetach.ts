// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceEphemeralIpDetach: Operation<'instanceEphemeralIpDetach'> = {
  name: 'instanceEphemeralIpDetach',
  method: 'DELETE',
  path: '/v1/instances/{instance}/external-ips/ephemeral',
  query: ['ipVersion', 'project'],
  body: null,
  status: 204,
}
