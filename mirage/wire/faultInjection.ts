import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import type { Version } from '#store/api/versions/generated/shipped'
import { isVersion } from '#store/api/versions/offers'
import { Random } from '../random'
import { ApiError } from './apiError'

// Failures on purpose. The recipe is in the URL: `?faults=10,fail:instanceStop:2,slow:diskList:3000,session:60`.

/** Calls of an operation that fail, with 500. */
interface Failing {
  operation: string
  /** The number of calls that pass first. */
  passes: number
  /** The number of calls that still fail. */
  left: number
  /** The log entry that requested the failure. */
  because?: number | undefined
}

/** The calls that fail or are slow on purpose. */
export interface FaultRecipe {
  /** Percentage of calls that fail by chance. */
  percent: number
  /** The count of each call, while some fail by chance. */
  made: Map<string, number>
  /** The failures on purpose, each counted for itself. */
  failing: Failing[]
  /** The number of chunks of a disk that are still refused, by the id of the disk. */
  refusedChunks: Map<string, number>
  /** Extra milliseconds of an operation. */
  slow: Map<string, number>
  /** The seconds after which the session ends. */
  sessionEndsAfter?: number
  /** The seconds after which an open serial console loses its connection. */
  socketDropsAfter?: number
  /** The region is updated, or rolled back, to a version of the API after seconds. */
  becomes?: { api: Version; after: number }
}

export const noFaults = (): FaultRecipe => ({
  percent: 0,
  made: new Map(),
  failing: [],
  refusedChunks: new Map(),
  slow: new Map(),
})

const wholeNumber = (text: string | undefined, word: string) => {
  if (!text || !/^\d+$/.test(text)) throw new Error(`A fault recipe needs a whole number: "${word}".`)
  return Number(text)
}

/**
 * Parses a recipe: words separated by commas. `10` fails a tenth of all calls, `fail:OPERATION:N` the next N calls of
 * one, `fail:OPERATION:N:PASSES` those after the first PASSES, `slow:OPERATION:MS` delays one, `session:S` ends the
 * session and `socket:S` drops the serial console after S seconds, `api:VERSION:S` updates the region, or rolls it back,
 * after S seconds.
 *
 * @throws for an unknown word
 */
export function readFaults(text: string): FaultRecipe {
  const recipe = noFaults()
  for (const word of text.split(',').filter(Boolean)) {
    const [kind = '', first, second, third = '0'] = word.split(':')
    if (/^\d+$/.test(kind)) recipe.percent = Math.min(Number(kind), 100)
    else if (kind === 'fail' && first)
      recipe.failing.push({
        operation: first,
        left: wholeNumber(second, word),
        passes: wholeNumber(third, word),
      })
    else if (kind === 'slow' && first) recipe.slow.set(first, wholeNumber(second, word))
    else if (kind === 'session') recipe.sessionEndsAfter = wholeNumber(first, word)
    else if (kind === 'socket') recipe.socketDropsAfter = wholeNumber(first, word)
    else if (kind === 'api' && isVersion(first))
      recipe.becomes = { api: first, after: wholeNumber(second, word) }
    else
      throw new Error(
        `There is no fault "${word}". There are: a percentage, fail:OPERATION:TIMES (and :PASSES), slow:OPERATION:MS, session:SECONDS, socket:SECONDS, api:VERSION:SECONDS.`,
      )
  }
  return recipe
}

/** Makes the next calls of an operation fail. Replaces its earlier failures. @param because see {@link Failing} */
export function failNext(faults: FaultRecipe, operation: string, left: number, because?: number) {
  const others = faults.failing.filter((each) => each.operation !== operation)
  faults.failing = [...others, { operation, passes: 0, left, because }]
}

/** The number of the next calls of an operation that fail. */
export const failuresLeft = ({ failing }: FaultRecipe, operation: string): number =>
  failing.reduce((sum, each) => (each.operation === operation ? sum + each.left : sum), 0)

/** Counts a call of an operation. @returns the failure that applies to it, if any */
function countFailure({ failing }: FaultRecipe, operation: string): Failing | undefined {
  const all = failing.filter((each) => each.operation === operation)
  const due = all.find(({ passes, left }) => passes === 0 && left > 0)
  for (const each of all) if (each.passes > 0) each.passes -= 1
  if (due) due.left -= 1
  return due
}

/** The statuses of failures by chance, weighted: most are 404. */
const statuses = [401, 403, 404, 404, 404, 404, 404, 500, 500] as const

const SLOW_NAME_MS = 5_000

/** Names in a body that make its call fail: a failure that a user can cause on purpose. */
const errorByName: Record<string, ApiError> = {
  'fault-403': new ApiError(403, 'Forbidden', 'Forbidden'),
  'fault-500': new ApiError(500, 'Internal', 'Internal Server Error'),
  'fault-503': new ApiError(503, 'ServiceNotAvailable', 'Service Unavailable'),
}

const nameIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : ''

/** The delay of a call on purpose, in milliseconds. */
export const injectedDelayMs = (
  faults: FaultRecipe,
  { name }: Operation<OperationName>,
  body: unknown,
): number => (faults.slow.get(name) ?? 0) + (nameIn(body).startsWith('fault-slow') ? SLOW_NAME_MS : 0)

/**
 * A name for the call that does not depend on the order in which calls arrive: a refresh or a slow response must
 * not move failures to other calls. Spans of time are new in every run.
 */
function callOf({ name }: Operation<OperationName>, url: string): string {
  const { pathname, searchParams } = new URL(url)
  for (const time of ['start_time', 'end_time']) searchParams.delete(time)
  return `${name} ${pathname}?${searchParams}`
}

/** The error with which a call fails by chance. It depends on the seed, the call, and how often that was made. */
function errorByChance(
  { percent, made }: FaultRecipe,
  seed: Random['seed'],
  operation: Operation<OperationName>,
  url: string,
): ApiError | undefined {
  if (percent === 0 || operation.name === 'currentUserView') return undefined
  const call = callOf(operation, url)
  const time = (made.get(call) ?? 0) + 1
  made.set(call, time)
  const random = new Random(`${seed} ${call} ${time}`)
  if (random.next() >= percent / 100) return undefined
  const status = random.pick(statuses)
  return new ApiError(status, undefined, `the mock failed this call on purpose, with ${status}`)
}

/** The error with which a call fails on purpose, if it does. Counts the failures of the recipe down. */
export function injectedError(
  { faults, random }: { faults: FaultRecipe; random: Random },
  operation: Operation<OperationName>,
  { url, body }: { url: string; body: unknown },
): ApiError | undefined {
  const name = nameIn(body)
  const named = Object.entries(errorByName).find(([prefix]) => name.startsWith(prefix))
  if (named) return named[1]
  const due = countFailure(faults, operation.name)
  if (due) return new ApiError(500, 'Internal', 'Internal Server Error', due.because)
  return errorByChance(faults, random.seed, operation, url)
}
