// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const ping: Operation<'ping'> = { name: 'ping', method: 'GET', path: '/v1/ping' }
