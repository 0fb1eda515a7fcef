import { pagePath } from '#src/basePath'
import { learnRegionTime } from '#src/regionTime'
import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'
import type { ApiError } from '#model/apiError'
import { fromWire, toWire } from '#model/case'
import { ALL_LIMIT, PAGE_LIMIT, DEFAULT_LIMIT } from '#model/paging'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '#model/timing'
import type { Observes } from '#store/observer/resourceKind'
import type { Version } from '../versions/generated/shipped'
import { headerOf, isUnversioned, VERSION_HEADER } from '../versions/header'
import { offers } from '../versions/offers'
import type { RegionVersion } from '../versions/regionVersion'
import { takeEarly } from './earlyAnswers'
import { NotOfferedError } from '../versions/notOfferedError'
import { apiErrorFrom, unanswered, unreachable, UNREADABLE } from './errors'
import type { OperationName, Operation } from '../generated/operationTypes'
import type { BackOff } from './backOff'
import type { LongLists } from './longLists'
import { nextToken, type Page } from './nextPage'
import type { SpeculativeCalls } from './speculative'
import type { TaskQueue } from './taskQueue'
import { callUrl, fillPath } from './url'

/** One request: the operation, and its flat arguments (the body under `body`). */
export interface Call {
  operation: Operation<OperationName>
  args: Record<string, unknown>
  /** Sends the request with a body of its own, without a time limit. */
  by?: (request: Request) => Promise<Response>
}

/** Options of an endpoint's requests. */
interface CallOptions {
  /** Checks whether a user is signed in: a 401 is a valid response and does not end the session. */
  isProbe?: boolean
  /** The resources whose states the responses contain. */
  observes?: Observes
  /** Each row of a list sends this request: only a few run in parallel. */
  isOfRows?: boolean
}

/** What is asked before a change is sent, and hears of it afterwards. */
export interface ChangeGate {
  /** Says why no change is sent now; undefined if changes are. */
  check?: (() => Promise<ApiError | undefined>) | undefined
  /**
   * Answers a call in the place of the region, in a console that only finds out what would be sent; undefined for calls
   * that are sent.
   */
  instead?: (call: Call) => Promise<{ data: unknown } | { error: ApiError } | undefined>
  /**
   * Called with each change that the region accepted, and each file that a mutation read. The mutation is known by the
   * function that aborts it.
   */
  sent?: ((call: Call, answer: unknown, abort: BaseQueryApi['abort']) => void) | undefined
}

/** The store's services for requests. */
export interface CallExtra {
  /** The origin of requests; empty in a page, which uses its own. */
  origin: string
  speculative: SpeculativeCalls
  /** The version of the API that requests are sent in. */
  regionVersion: RegionVersion
  /** The queue of requests of rows, also of those that a change or a refresh repeats for all rows at once. */
  rowCalls: TaskQueue
  /** The changes of each record, which wait for each other. */
  recordQueues: Map<string, TaskQueue>
  /** While the region asks for time, all requests wait. */
  backOff: BackOff
  /** What is known of lists that are read page by page. */
  longLists: LongLists
  gate: ChangeGate
  /** Called when the server rejects the session, with the page (path and query). */
  onSessionLost(location: string): void
  /** Runs the consequences of a response later, with the response as their cause. */
  becauseOf(answer: unknown, run: () => void): void
}

/** Facts about a response besides its data. */
type AnswerMeta = Partial<FetchBaseQueryMeta> &
  Pick<CallOptions, 'observes'> & {
    /** The record that a write has replaced, where it was read right before. */
    replaced?: unknown
  }

export type BaseQuery = BaseQueryFn<Call, unknown, ApiError, CallOptions, AnswerMeta>

/** An encoded body and its content type. */
interface EncodedBody {
  body: string | Uint8Array<ArrayBuffer>
  type: string
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array && body.buffer instanceof ArrayBuffer

function encodeBody(kind: Operation<OperationName>['body'], body: unknown): EncodedBody | undefined {
  if (!kind) return undefined
  if (isBytes(body)) return { body, type: 'application/json' }
  const wire = toWire(body ?? {})
  if (kind === 'json') return { body: JSON.stringify(wire), type: 'application/json' }
  if (kind === 'form')
    return {
      body: new URLSearchParams(wire as Record<string, string>).toString(),
      type: 'application/x-www-form-urlencoded',
    }
  return undefined
}

/** Whether a request changes something. */
const changes = ({ method }: Operation<OperationName>) => method !== 'GET' && method !== 'HEAD'

/** The longest time that a response may take, in milliseconds. */
const limitOf = (operation: Operation<OperationName>) =>
  changes(operation) ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS

/** Rejects on abort, even if a replacement for fetch ignores the signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/**
 * Sends one request. The body is added last: the library keeps a copy of the request, and a body in it (a
 * password, a chunk of a file) would stay in memory until the next garbage collection.
 */
const sendWith = (packet: EncodedBody | undefined, { operation, by }: Call, version: Version) =>
  fetchBaseQuery({
    timeout: by ? 0 : limitOf(operation),
    // Read from the global at call time: the mock replaces it after this module is loaded.
    fetchFn: async (request) => {
      if (!(request instanceof Request)) return fetch(request)
      const whole = packet ? new Request(request, { method: request.method, body: packet.body }) : request
      const early = by ? undefined : takeEarly(whole, isUnversioned(version))
      const sentAt = early?.at ?? performance.now()
      const response = await Promise.race([
        by?.(whole) ?? early?.response ?? fetch(whole),
        untilAborted(request.signal),
      ])
      learnRegionTime(response.headers, sentAt)
      return response
    },
    prepareHeaders: (headers) => {
      headers.set(VERSION_HEADER, headerOf(version))
      if (packet) headers.set('content-type', packet.type)
      const token = import.meta.env.VITE_API_TOKEN
      if (token) headers.set('authorization', `Bearer ${token}`)
    },
    responseHandler: async (response) => {
      if (response.headers.get('content-type')?.includes('octet-stream')) return response.blob()
      const body = await response.text()
      return body === '' ? {} : fromWire(JSON.parse(body))
    },
  })

/** Requests that fail in normal use. Logged as information, so that warnings stay meaningful. */
const expectedErrors: Partial<Record<OperationName, { statusCode: number; reason: string }>> = {
  systemPolicyView: { statusCode: 403, reason: 'this person does not operate the region' },
  imageView: { statusCode: 404, reason: 'no image has this name' },
}

function logFailure(operation: OperationName, url: string, error: ApiError) {
  const line = `${error.statusCode} ${operation} ${url} on ${location.pathname}, request ${error.requestId ?? 'without id'}: ${error.errorCode ?? 'no code'}, ${error.message}`
  const expectedError = expectedErrors[operation]
  if (expectedError?.statusCode === error.statusCode)
    console.info(`${line} (expected: ${expectedError.reason})`)
  else console.warn(line)
}

/** The error of a request that has failed. */
function errorOf(
  { error, meta }: { error: FetchBaseQueryError; meta?: FetchBaseQueryMeta | undefined },
  operation: Operation<OperationName>,
): ApiError {
  const requestId = meta?.response?.headers.get('x-request-id') ?? undefined
  if (error.status === 'PARSING_ERROR')
    return {
      message: UNREADABLE,
      isUnexplained: true,
      statusCode: error.originalStatus,
      ...(requestId && { requestId }),
    }
  if (error.status === 'TIMEOUT_ERROR') return unanswered(limitOf(operation), changes(operation))
  if (typeof error.status !== 'number') return unreachable
  const answered = apiErrorFrom(operation.name, error.status, error.data, requestId)
  // Checks the region's error code too: a proxy may also respond with 404.
  return operation.method === 'DELETE' && error.status === 404 && answered.errorCode === 'ObjectNotFound'
    ? { ...answered, isGone: true }
    : answered
}

/**
 * Sends a request in the region's version, and converts the response to the model.
 *
 * @returns the answer, with the version that the request was sent in
 * @throws {NotOfferedError}
 */
async function speak(call: Call, api: BaseQueryApi) {
  const { operation, args } = call
  const { origin, regionVersion } = api.extra as CallExtra
  const { converter, version } = await regionVersion.converter()
  if (!offers(version, operation)) {
    const { whyWithout } = await import('../versions/features')
    throw new NotOfferedError(whyWithout(version, operation.name))
  }
  const there = converter?.operation(operation) ?? operation
  const request = converter?.writeRequest(operation.name, args) ?? args
  const answered = {
    ...(await sendWith(encodeBody(there.body, request['body']), call, version)(
      { url: origin + callUrl(there, request), method: there.method },
      api,
      {},
    )),
    version,
  }
  if (!converter || answered.error || answered.data instanceof Blob) return answered
  try {
    return { ...answered, data: converter.readAnswer(operation.name, answered.data) }
  } catch {
    const originalStatus = answered.meta?.response?.status ?? 0
    // The form of another version: the error is that of a response that cannot be read.
    return { ...answered, error: { status: 'PARSING_ERROR', originalStatus, data: '', error: '' } as const }
  }
}

/** Sends a request once the region takes any, and again if the answer asks for it. @returns the answer that counts */
async function send(call: Call, api: BaseQueryApi) {
  const { backOff, regionVersion } = api.extra as CallExtra
  for (let wait = backOff.get(); wait; wait = backOff.get()) await wait.over
  const again = () => speak(call, api)
  let answered = await again()
  const status = answered.error?.status
  // Without the code, the error is the answer.
  if (status === 429 || status === 503)
    answered = await import('./backOff').then(
      ({ afterAskedTime }) => afterAskedTime(backOff, answered, again),
      () => answered,
    )
  if (!answered.error || status === 401 || status === 403 || api.signal.aborted) return answered
  return import('../versions/signs').then(
    ({ answerAfter }) =>
      answerAfter(answered, {
        regionVersion,
        version: answered.version,
        isChange: changes(call.operation),
        again,
      }),
    () => {
      regionVersion.doubt()
      return answered
    },
  )
}

/**
 * All wire conventions in one place: key case, query arrays, empty bodies, errors and lost sessions. The rest of
 * the code sees camelCase records and {@link ApiError}. A whole list is read page by page.
 */
export const baseQuery: BaseQuery = async (call, api, options) => {
  const { operation, args } = call
  const { limit = ALL_LIMIT, pageToken } = args as { limit?: number; pageToken?: unknown }
  const isPart = limit <= PAGE_LIMIT || pageToken || !operation.query?.includes('pageToken')
  const ask = (other: object) => askOnce({ ...call, args: { ...args, ...other } }, api, options)
  const first = await ask(isPart || !args['limit'] ? {} : { limit: PAGE_LIMIT })
  const page = first.data as Partial<Page<unknown>>
  // Some lists are no pages, although their call takes a token.
  if (isPart || first.error || !page.items) return first
  const rows = args['limit'] ? PAGE_LIMIT : DEFAULT_LIMIT
  if (!nextToken(page as Page<unknown>, rows)) return { ...first, data: { ...page, nextPage: null } }
  const { readRemainingPages } = await import('./readRemainingPages')
  const { longLists: lists } = api.extra as CallExtra
  const query = api.queryCacheKey ?? ''
  return readRemainingPages({ first, rows, limit, ask, lists, query, operation: operation.name, args })
}

/** Sends one request, and gives its response or its error. */
const askOnce: BaseQuery = async (call, api, options) => {
  const { operation, args } = call
  const { origin, speculative, rowCalls, onSessionLost, gate } = api.extra as CallExtra
  // Undefined for an endpoint without options.
  const { observes, isProbe, isOfRows } = (options as CallOptions | undefined) ?? {}
  const isChange = changes(operation)
  const heldBack = isChange && (await gate.check?.())
  if (heldBack) return { error: heldBack, meta: { observes } }
  const instead = gate.instead && (await gate.instead(call))
  if (instead) return { ...instead, meta: { observes } }
  const run = () => send(call, api)
  let result: Awaited<ReturnType<typeof send>>
  try {
    result = await (isOfRows ? rowCalls.run(run) : run())
  } catch (error) {
    if (!(error instanceof NotOfferedError)) throw error
    return { error: { message: error.message, statusCode: 501, errorCode: 'NotOffered' }, meta: { observes } }
  }
  const meta = { ...result.meta, observes }
  if (!result.error) {
    if (api.type === 'mutation' && (isChange || result.data instanceof Blob))
      gate.sent?.(call, result.data, api.abort)
    return { data: result.data, meta }
  }

  const error = errorOf(result, operation)
  if (!api.signal.aborted) logFailure(operation.name, origin + fillPath(operation.path, args), error)
  // A wrong password also gets a 401; the form handles it, and the session is not lost.
  if (
    error.statusCode === 401 &&
    operation.name !== 'loginLocal' &&
    !isProbe &&
    !speculative.has(api.queryCacheKey)
  ) {
    onSessionLost(pagePath() + location.search)
  }
  return { error, meta }
}
