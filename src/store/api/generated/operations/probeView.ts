// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const probeView: Operation<'probeView'> = {
  name: 'probeView',
  method: 'GET',
  path: '/experimental/v1/probes/{probe}',
  query: ['project'],
  body: null,
  status: 200,
}
