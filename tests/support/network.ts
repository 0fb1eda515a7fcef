import { expect, type Page } from 'playwright/test'
import { operations } from '#store/api/generated/all'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import { converterOf } from '#store/api/versions/converterOf'
import { versions } from '#store/api/versions/generated/shipped'
import type { CallRule, Interference } from './pageNetwork'

// Network errors on purpose. A rule applies to the present page until it is lifted or the page is reloaded. For
// failing requests of the first load, use the address instead: `?faults=fail:instanceList:1`, see
// mirage/README.md.

/** The id of each request that fails on purpose. */
export const REQUEST_ID = 'r-42'

/** Named failures, of the control plane or of the network. */
export type Failure = 'broken' | 'forbidden' | 'forbidden without a body' | 'unparsable' | 'dead'

/** Another response: its status and its JSON body. */
export interface Answer {
  status: number
  body: Record<string, unknown> | null
}

/**
 * The calls of a rule: those of one operation, those with a text in path and query, or those whose path matches a
 * regular expression; of any method unless one is named.
 */
export type Calls = string | RegExp | { operation: OperationName } | { method: string; path: string | RegExp }

interface Extent {
  /** The number of calls it applies to; all by default. */
  times?: number
  /** The number of matching calls that pass first. */
  after?: number
}

/** An active rule. */
export interface Trouble {
  /** Ends the rule; held calls continue. */
  lift(): Promise<void>
  /** Waits until it has applied to this number of calls. */
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
  const model = operations[calls.operation] as Operation<OperationName>
  // The paths of all versions: a test may have a region of any of them.
  const paths = versions.flatMap((version) => converterOf(version).operation(model)?.path ?? [])
  const patterns = new Set(paths.map((path) => path.replace(/\{\w+\}/g, '[^/]+')))
  return { method: model.method, pattern: `^(${[...patterns].join('|')})$` }
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
        .poll(() => page.evaluate((given) => window.callRules?.met(given), id), { intervals: [20, 50, 100] })
        .toBeGreaterThanOrEqual(times),
  }
}

/** Makes these calls fail from now on, or get this response. */
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

/** Holds the responses to these calls until the rule is lifted. */
export const holdCalls = (page: Page, calls: Calls, extent?: Extent): Promise<Trouble> =>
  impose(page, { ...fitting(calls), how: { kind: 'held' } }, extent)

/** The ways in which a call fails: a 500, a 403, a 404, no response, or an unreadable one. */
const failureModes: Interference[] = [
  failures.broken,
  failures.forbidden,
  answerOf(404, errorBody('not found: it was made to fail', 'ObjectNotFound')),
  failures.dead,
  failures.unparsable,
]

/** The calls of an operation, or all but those whose path matches. */
export type FailingCalls = { operation: OperationName } | { except: RegExp }

/**
 * Makes calls fail from now on, each in one of the ways. It depends on the seed, the call, and its count, not on the order
 * of the calls.
 */
export const failAtRandom = (page: Page, seed: number, calls: FailingCalls): Promise<Trouble> =>
  impose(page, {
    ...('except' in calls
      ? { pattern: '^/(v1|experimental)/', except: calls.except.source }
      : fitting(calls)),
    how: { kind: 'one of', seed, of: failureModes },
  })
