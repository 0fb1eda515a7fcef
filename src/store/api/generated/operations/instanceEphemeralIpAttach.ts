// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceEphemeralIpAttach: Operation<'instanceEphemeralIpAttach'> = {
  name: 'instanceEphemeralIpAttach',
  method: 'POST',
  path: '/v1/instances/{instance}/external-ips/ephemeral',
  query: ['project'],
  body: 'json',
  status: 202,
}
