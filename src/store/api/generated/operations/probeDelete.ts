// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const probeDelete: Operation<'probeDelete'> = {
  name: 'probeDelete',
  method: 'DELETE',
  path: '/experimental/v1/probes/{probe}',
  query: ['project'],
  body: null,
  status: 204,
}
