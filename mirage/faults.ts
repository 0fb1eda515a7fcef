import type { OperationName } from '../src/store/api/generated/operationTypes'
import type { Operation } from '../src/store/api/operation'
import { Fault } from './fault'
import type { Region } from './region'

/** Weighted as the specification has them: mostly 404. */
const chances = [401, 403, 404, 404, 404, 404, 404, 500, 500] as const

let rate = 0

/** Sets how many of a hundred calls fail by chance; 0, the default, is none. Seeded like everything else. */
export const setFaultRate = (percent: number) => {
  rate = percent / 100
}

/** Names that make the call that carries them fail: the honest way to see a failure, because it can be seen coming. */
const byName: Record<string, Fault> = {
  'fault-403': new Fault(403, 'Forbidden', 'Forbidden'),
  'fault-500': new Fault(500, 'Internal', 'Internal Server Error'),
  'fault-503': new Fault(503, 'ServiceNotAvailable', 'Service Unavailable'),
}

/** The failure this call is due, if any. */
export function faultFor(
  region: Region,
  operation: Operation<OperationName>,
  body: unknown,
): Fault | undefined {
  const name = typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : ''
  const named = Object.entries(byName).find(([prefix]) => name.startsWith(prefix))
  if (named) return named[1]
  if (rate === 0 || operation.name === 'currentUserView' || region.random.next() >= rate) return undefined
  const status = region.random.pick(chances)
  return new Fault(status, undefined, `the mock failed this call on purpose, with ${status}`)
}
