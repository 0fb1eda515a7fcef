// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceSerialConsole: Operation<'instanceSerialConsole'> = {
  name: 'instanceSerialConsole',
  method: 'GET',
  path: '/v1/instances/{instance}/serial-console',
  query: ['fromStart', 'maxBytes', 'mostRecent', 'project'],
  body: null,
  status: 200,
}
