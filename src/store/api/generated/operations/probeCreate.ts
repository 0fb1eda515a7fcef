// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const probeCreate: Operation<'probeCreate'> = {
  name: 'probeCreate',
  method: 'POST',
  path: '/experimental/v1/probes',
  query: ['project'],
  body: 'json',
  status: 201,
}
