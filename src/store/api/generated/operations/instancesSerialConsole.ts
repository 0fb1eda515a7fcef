// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const instanceSerialConsole: Operation<'instanceSerialConsole'> = {
  name: 'instanceSerialConsole',
  method: 'GET',
  path: '/v1/instances/{instance}/serial-console',
  query: ['fromStart', 'maxBytes', 'mostRecent', 'project'],
}

export const instanceSerialConsoleStream: Operation<'instanceSerialConsoleStream'> = {
  name: 'instanceSerialConsoleStream',
  method: 'GET',
  path: '/v1/instances/{instance}/serial-console/stream',
  query: ['mostRecent', 'project'],
}
