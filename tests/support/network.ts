import { expect, type Page } from 'playwright/test'
import { operations } from '../../src/store/api/generated/all'
import type { OperationName } from '../../src/store/api/generated/operationTypes'
import type { CallRule, Interference } from './pageNetwork'

// Whatever can go wrong between the console and the region, on purpose. The rules hold in the page as it is now, until
// they are lifted or the page is loaded anew; what is to fail while a page loads for the first time is asked for in its
// address instead: `?faults=fail:instanceList:1`, see mirage/README.md.

/** The id of each request that was made to fail. */
export const REQUEST_ID = 'r-42'

/** The failures with a name, as the control plane or the way to it would have them. */
export type Failure = 'broken' | 'forbidden' | 'forbidden without a body' | 'unparsable' | 'dead'

/** Another answer: a status, and what its body is as JSON. */
export interface Answer {
  status: number
  body: Record<string, unknown> | null
}

/**
 * The calls meant: those of one operation, or those whose path and query hold a text, or whose path fits an
 * expression; of any method unless one is named.
 */
export type Calls = string | RegExp | { operation: OperationName } | { method: string; path: string | RegExp }

interface Extent {
  /** How many calls it happens to; all, unless it is said. */
  times?: number
  /** How many fitting calls are answered as ever before it begins. */
  after?: number
}

/** Something that is wrong with the network. */
export interface Trouble {
  /** Ends it; calls that were held go on their way. */
  lift(): Promise<void>
  /** Waits until it has happened to so many calls. */
  met(times?: number): Promise<void>
}

const errorBody = (message: string, error_code?: string) => ({ message, error_code, request_id: REQUEST_ID })

const answerOf = (status: number, body: unknown): Interference => ({
  kind: 'answer',
  status,
  body: body === null ? null : JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'x-request-id': REQUEST_ID },
})

const failures: Record<Failure, Interference> = {
  broken: answerOf(500, errorBody('Internal Server Error', 'Internal')),
  forbidden: answerOf(403, errorBody('Forbidden', 'Forbidden')),
  'forbidden without a body': answerOf(403, null),
  unparsable: { kind: 'answer', status: 200, body: '<html>', headers: { 'x-request-id': REQUEST_ID } },
  dead: { kind: 'dead' },
}

function fitting(calls: Calls): Pick<CallRule, 'method' | 'pattern' | 'part'> {
  if (typeof calls === 'string') return { pattern: '', part: calls }
  if (calls instanceof RegExp) return { pattern: calls.source }
  if ('path' in calls) return { ...fitting(calls.path), method: calls.method }
  const { method, path } = operations[calls.operation]
  return { method, pattern: `^${path.replace(/\{\w+\}/g, '[^/]+')}$` }
}

let lastId = 0

async function impose(
  page: Page,
  rule: Omit<CallRule, 'id' | 'after' | 'times'>,
  extent: Extent = {},
): Promise<Trouble> {
  const id = (lastId += 1)
  const whole: CallRule = { ...rule, id, after: extent.after ?? 0, times: extent.times ?? Infinity }
  await page.evaluate((given) => window.callRules?.add(given), whole)
  return {
    lift: () => page.evaluate((given) => window.callRules?.lift(given), id),
    met: (times = 1) =>
      expect
        .poll(() => page.evaluate((given) => window.callRules?.met(given), id))
        .toBeGreaterThanOrEqual(times),
  }
}

/** From now on these calls fail, or are answered in this way. */
export const failCalls = (
  page: Page,
  calls: Calls,
  how: Failure | Answer,
  extent?: Extent,
): Promise<Trouble> =>
  impose(
    page,
    { ...fitting(calls), how: typeof how === 'string' ? failures[how] : answerOf(how.status, how.body) },
    extent,
  )

/** From now on these calls get no answer until the trouble is lifted, which may be never. */
export const holdCalls = (page: Page, calls: Calls, extent?: Extent): Promise<Trouble> =>
  impose(page, { ...fitting(calls), how: { kind: 'held' } }, extent)

/** From now on these calls take longer, by so many milliseconds. */
export const slowCalls = (page: Page, calls: Calls, ms: number, extent?: Extent): Promise<Trouble> =>
  impose(page, { ...fitting(calls), how: { kind: 'slow', ms } }, extent)

interface Chance {
  seed: number
  /** How many of a hundred calls fail. */
  percent: number
  /** Calls that are left alone. */
  except?: RegExp
}

/**
 * From now on calls fail by chance: with a 500, a 403, a 404, without an answer, or with one that cannot be read. Which
 * ones is a function of the seed, the call, and how often it was made: not of the order in which calls happen to leave.
 */
export const failByChance = (page: Page, { seed, percent, except }: Chance): Promise<Trouble> =>
  impose(page, {
    pattern: '^/(v1|experimental)/',
    except: except?.source,
    how: {
      kind: 'chance',
      seed,
      percent,
      of: [
        failures.broken,
        failures.forbidden,
        answerOf(404, errorBody('not found: it was made to fail', 'ObjectNotFound')),
        failures.dead,
        failures.unparsable,
      ],
    },
  })
