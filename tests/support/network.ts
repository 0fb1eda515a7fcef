import { expect, type Page } from 'playwright/test'
import { operations } from '#store/api/generated/all'
import type { OperationName } from '#store/api/generated/operationTypes'
import type { CallRule, Interference } from './pageNetwork'

// Network errors on purpose. A rule is in force in the present page until it is lifted or the page is loaded again. Calls
// of a first load fail by the address instead: `?faults=fail:instanceList:1`, see mirage/README.md.

/** The id of each request that fails on purpose. */
export const REQUEST_ID = 'r-42'

/** Named failures, of the control plane or of the network. */
export type Failure = 'broken' | 'forbidden' | 'forbidden without a body' | 'unparsable' | 'dead'

/** Another answer: its status and its JSON body. */
export interface Answer {
  status: number
  body: Record<string, unknown> | null
}

/**
 * Which calls: those of one operation, those with a text in path and query, or those whose path matches a regular
 * expression; of any method unless one is named.
 */
export type Calls = string | RegExp | { operation: OperationName } | { method: string; path: string | RegExp }

interface Extent {
  /** How many calls it applies to; all by default. */
  times?: number
  /** How many matching calls are left alone first. */
  after?: number
}

/** A rule in force. */
export interface Trouble {
  /** Ends the rule; held calls continue. */
  lift(): Promise<void>
  /** Waits until it has applied to so many calls. */
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

/** From now on these calls fail, or get this answer. */
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

/** From now on these calls get no answer until the rule is lifted. */
export const holdCalls = (page: Page, calls: Calls, extent?: Extent): Promise<Trouble> =>
  impose(page, { ...fitting(calls), how: { kind: 'held' } }, extent)

interface Chance {
  seed: number
  /** Percentage of failing calls. */
  percent: number
  /** Calls that never fail. */
  except?: RegExp
}

/**
 * From now on calls fail by chance: with a 500, a 403, a 404, without an answer, or with an unreadable one. Which ones
 * depends on the seed, the call, and how often it was made, not on the order of the calls.
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
