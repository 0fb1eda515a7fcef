import type { OperationName } from '../../src/store/api/generated/operationTypes'
import type { Operation } from '../../src/store/api/operation'
import type { Region } from '../region'
import { Fault } from './fault'

// Failures on purpose. A recipe comes from the URL: `?faults=10,fail:instanceStop:2,slow:diskList:3000,session:60`.

/** What is to go wrong. */
export interface FaultRecipe {
  /** How many of a hundred calls fail by chance. */
  percent: number
  /** How many more times an operation fails, with 500. */
  failing: Map<string, number>
  /** Extra milliseconds of an operation. */
  slow: Map<string, number>
  /** Seconds until the session is over. */
  sessionEndsAfter?: number
  /** Seconds until an open serial console loses its line. */
  socketDropsAfter?: number
}

export const noFaults = (): FaultRecipe => ({ percent: 0, failing: new Map(), slow: new Map() })

const whole = (text: string | undefined, word: string) => {
  if (!text || !/^\d+$/.test(text)) throw new Error(`A fault recipe needs a whole number: "${word}".`)
  return Number(text)
}

/**
 * Reads a recipe: words between commas. `10` fails a tenth of all calls, `fail:OPERATION:N` the next N calls of one,
 * `slow:OPERATION:MS` holds one up, `session:S` ends the session and `socket:S` drops the serial console after S seconds.
 *
 * @throws when a word is none of these
 */
export function readFaults(text: string): FaultRecipe {
  const recipe = noFaults()
  for (const word of text.split(',').filter(Boolean)) {
    const [kind = '', first, second] = word.split(':')
    if (/^\d+$/.test(kind)) recipe.percent = Math.min(Number(kind), 100)
    else if (kind === 'fail' && first) recipe.failing.set(first, whole(second, word))
    else if (kind === 'slow' && first) recipe.slow.set(first, whole(second, word))
    else if (kind === 'session') recipe.sessionEndsAfter = whole(first, word)
    else if (kind === 'socket') recipe.socketDropsAfter = whole(first, word)
    else
      throw new Error(
        `There is no fault "${word}". There are: a percentage, fail:OPERATION:TIMES, slow:OPERATION:MS, session:SECONDS, socket:SECONDS.`,
      )
  }
  return recipe
}

/** Weighted as the specification has them: mostly 404. */
const chances = [401, 403, 404, 404, 404, 404, 404, 500, 500] as const

const SLOW_NAME_MS = 5_000

/** Names that make the call that carries them fail: the honest way to see a failure, because it can be seen coming. */
const byName: Record<string, Fault> = {
  'fault-403': new Fault(403, 'Forbidden', 'Forbidden'),
  'fault-500': new Fault(500, 'Internal', 'Internal Server Error'),
  'fault-503': new Fault(503, 'ServiceNotAvailable', 'Service Unavailable'),
}

const nameIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : ''

/** How long a call is held up on purpose, in milliseconds. */
export const delayFor = ({ faults }: Region, { name }: Operation<OperationName>, body: unknown): number =>
  (faults.slow.get(name) ?? 0) + (nameIn(body).startsWith('fault-slow') ? SLOW_NAME_MS : 0)

/** The failure this call is due, if any. */
export function faultFor(
  { faults, random }: Region,
  operation: Operation<OperationName>,
  body: unknown,
): Fault | undefined {
  const name = nameIn(body)
  const named = Object.entries(byName).find(([prefix]) => name.startsWith(prefix))
  if (named) return named[1]
  const left = faults.failing.get(operation.name) ?? 0
  if (left > 0) {
    faults.failing.set(operation.name, left - 1)
    return new Fault(500, 'Internal', 'Internal Server Error')
  }
  if (faults.percent === 0 || operation.name === 'currentUserView' || random.next() >= faults.percent / 100)
    return undefined
  const status = random.pick(chances)
  return new Fault(status, undefined, `the mock failed this call on purpose, with ${status}`)
}
