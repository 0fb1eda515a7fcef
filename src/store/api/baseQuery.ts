import { fetchBaseQuery, type BaseQueryFn, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import type { ApiError } from '../model/apiError'
import { fromWire, toWire, wireName } from '../model/case'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../model/limits'
import { refusal, unanswered, UNREACHABLE, UNREADABLE } from './errors'
import type { OperationName } from './generated/operationTypes'
import type { Operation } from './operation'

/** One call: which operation, and its flat arguments (the body under `body`). */
export interface Call {
  operation: Operation<OperationName>
  args: Record<string, unknown>
}

/** What an endpoint says of its calls besides what is asked. */
export interface CallOptions {
  /** Asks whether someone is signed in: a 401 is an answer, and no session is lost by it. */
  isProbe?: boolean
}

/** What calls are given by the store. */
export interface CallExtra {
  /** Hears of each call that the server no longer knows the session of, and on which page (path and query). */
  onSessionLost(location: string): void
}

export type BaseQuery = BaseQueryFn<Call, unknown, ApiError, CallOptions, FetchBaseQueryMeta>

/** Where calls go. Only tests without a page, where a relative URL means nothing, set another origin. */
let origin = ''
export const setApiOrigin = (value: string) => {
  origin = value
}

/** A parameter as text; only texts, numbers and booleans stand in a URL. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** `a=1&a=2`: arrays repeat the key, nulls are dropped, names are the wire's. Source: specification §7. */
export function serializeQuery(params: Record<string, unknown>): string {
  const out = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === null || item === undefined) continue
      out.append(wireName(key), item instanceof Date ? item.toISOString() : text(item))
    }
  }
  return out.toString()
}

/** The path with its placeholders filled; each value is escaped, so that a name cannot leave its place. */
export const fillPath = (path: string, args: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(args[name])))

const pick = (args: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, args[name]]))

/** A body as it leaves, and the header that says what it is. */
interface Packed {
  body: string | Uint8Array<ArrayBuffer>
  type: string
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array && body.buffer instanceof ArrayBuffer

function packed(kind: Operation<OperationName>['body'], body: unknown): Packed | undefined {
  if (kind === null) return undefined
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

/** Ends a call with its signal, also where what stands in for fetch does not hear it. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/**
 * Sends one call. The body joins at the last moment: the library makes a second request for its records, and a body in
 * it (a password, a piece of a file) would stay in memory until the garbage collector comes.
 */
const sendWith = (packet: Packed | undefined, timeout: number) =>
  fetchBaseQuery({
    timeout,
    // Reached through the global at call time: the mock replaces it after this module has loaded.
    fetchFn: (request) => {
      if (!(request instanceof Request)) return fetch(request)
      const whole = packet ? new Request(request, { method: request.method, body: packet.body }) : request
      return Promise.race([fetch(whole), untilAborted(request.signal)])
    },
    paramsSerializer: serializeQuery,
    prepareHeaders: (headers) => {
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

/** Calls whose refusal is part of the plan; they are told apart so that a console full of red means something. */
const expected: Partial<Record<OperationName, { statusCode: number; means: string }>> = {
  systemPolicyView: { statusCode: 403, means: 'this person does not operate the region' },
  imageView: { statusCode: 404, means: 'no image has this name' },
}

function logFailure(operation: OperationName, url: string, error: ApiError) {
  const line = `${error.statusCode} ${operation} ${url} on ${location.pathname}, request ${error.requestId ?? 'without id'}: ${error.errorCode ?? 'no code'}, ${error.message}`
  const plan = expected[operation]
  if (plan?.statusCode === error.statusCode) console.info(`${line} (expected: ${plan.means})`)
  else console.warn(line)
}

/**
 * The wire, once: key case, query arrays, empty bodies, errors and the lost session. Everything else in the console
 * sees camelCase records and {@link ApiError}.
 */
export const baseQuery: BaseQuery = async ({ operation, args }, api, extra) => {
  const url = origin + fillPath(operation.path, args)
  const isChange = operation.method !== 'GET' && operation.method !== 'HEAD'
  const limitMs = isChange ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS
  const result = await sendWith(packed(operation.body, args['body']), limitMs)(
    {
      url,
      method: operation.method,
      params: pick(args, operation.query),
    },
    api,
    extra,
  )
  if (!result.error) return { data: result.data, ...(result.meta ? { meta: result.meta } : {}) }

  const requestId = result.meta?.response?.headers.get('x-request-id') ?? undefined
  const failed = result.error
  let error: ApiError
  if (failed.status === 'PARSING_ERROR') {
    error = { message: UNREADABLE, statusCode: failed.originalStatus, ...(requestId ? { requestId } : {}) }
  } else if (typeof failed.status === 'number') {
    error = refusal(operation.name, failed.status, failed.data, requestId)
  } else if (failed.status === 'TIMEOUT_ERROR') {
    error = { message: unanswered(limitMs, isChange), statusCode: 0 }
  } else {
    error = { message: UNREACHABLE, statusCode: 0 }
  }
  if (!api.signal.aborted) logFailure(operation.name, url, error)
  // A wrong password answers 401 too; that is the form's business, not a lost session.
  if (error.statusCode === 401 && operation.name !== 'loginLocal' && !extra?.isProbe) {
    ;(api.extra as CallExtra | undefined)?.onSessionLost(location.pathname + location.search)
  }
  return { error, ...(result.meta ? { meta: result.meta } : {}) }
}
