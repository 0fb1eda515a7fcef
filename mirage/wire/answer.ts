import type { OperationName } from '../../src/store/api/generated/operationTypes'
import type { Operation } from '../../src/store/api/operation'
import { toWire } from '../../src/store/model/case'
import { audit } from '../access/audit'
import { authenticate } from '../access/credentials'
import { handlers } from '../handlers/all'
import { idOf } from '../random'
import { Bytes, type Handler, type Region } from '../region'
import { Fault } from './fault'
import { delayFor, faultFor } from './faults'
import { writeToken } from './pageToken'
import { parseBody, parsePath, parseQuery, selectorsOf } from './parse'

/** A call as it comes off the wire, whatever carried it. */
export interface WireCall {
  url: string
  /** Path parameters, decoded. */
  params: Record<string, string>
  headers: Headers
  bytes: Uint8Array
}

export interface WireAnswer {
  status: number
  headers: Record<string, string>
  /** JSON as a value, or bytes. */
  body: unknown
}

/** Calls that need nobody to be signed in. Source: backend-behaviour §1.6. */
const open: ReadonlySet<OperationName> = new Set<OperationName>([
  'loginLocal',
  'loginSaml',
  'logout',
  'ping',
  'deviceAuthRequest',
  'deviceAccessToken',
])

/** Optional fields are written as null, never left out: the control plane's way. Undefined in a row means null. */
const nulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item === undefined ? null : nulls(item)]),
  )
}

/** A list's mark becomes a token that needs no selectors beside it. */
function withToken(name: OperationName, query: Record<string, unknown>, result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('nextPage' in result)) return result
  const { nextPage } = result
  if (typeof nextPage !== 'string') return result
  return { ...result, nextPage: writeToken(name, selectorsOf(name, query), nextPage) }
}

/**
 * Answers calls for a region, in the order of checks of the control plane: what can be read, who calls, and then what the
 * handler finds. Every answer carries the id of its request.
 */
export function answerer(region: Region) {
  let calls = 0

  function handle(operation: Operation<OperationName>, call: WireCall, requestId: string): WireAnswer {
    const { name } = operation
    const startedAt = region.timestamp()
    const query = parseQuery(name, call.url)
    const params = parsePath(name, call.params)
    const body = parseBody(operation, { contentType: call.headers.get('content-type'), bytes: call.bytes })
    const before = authenticate(region, call.headers)
    try {
      if (!open.has(name)) region.caller()
      const fault = faultFor(region, operation, body)
      if (fault) throw fault
      const run = handlers[name] as unknown as Handler<OperationName>
      const args = { ...query, ...params, ...(operation.body ? { body } : {}) }
      const result: unknown = run({
        args: args as Parameters<typeof run>[0]['args'],
        region,
        headers: call.headers,
      })
      if (operation.method !== 'GET') region.world.history.observe(region)
      audit(region, { operation, ...call, requestId, startedAt, userId: region.callerId() })
      if (result instanceof Bytes)
        return {
          status: result.status,
          headers: { ...result.headers, ...before.cookie() },
          body: result.body,
        }
      return {
        status: operation.status,
        headers: { 'content-type': 'application/json', ...before.cookie() },
        body: result === undefined ? '' : toWire(nulls(withToken(name, query, result))),
      }
    } catch (error) {
      if (error instanceof Fault)
        audit(region, { operation, ...call, requestId, startedAt, userId: region.callerId(), fault: error })
      throw error
    } finally {
      before.restore()
    }
  }

  function answer(operation: Operation<OperationName>, call: WireCall): WireAnswer {
    const requestId = idOf(`request ${++calls}`)
    try {
      const { status, headers, body } = handle(operation, call, requestId)
      return { status, headers: { ...headers, 'x-request-id': requestId }, body }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const { status, errorCode, message } = error
      return {
        status,
        headers: { 'content-type': 'application/json', 'x-request-id': requestId },
        body: { message, request_id: requestId, ...(errorCode ? { error_code: errorCode } : {}) },
      }
    }
  }

  /** Answers at once, or after the delay a fault recipe asks for. */
  return (operation: Operation<OperationName>, call: WireCall): WireAnswer | Promise<WireAnswer> => {
    const delay = delayFor(region, operation, bodyForDelay(call))
    if (delay === 0) return answer(operation, call)
    return new Promise((resolve, reject) => {
      region.clock.after(delay, () => {
        try {
          resolve(answer(operation, call))
        } catch (error) {
          reject(error as Error)
        }
      })
    })
  }
}

/** The name a body carries, as far as it can be told before it is parsed: a delay must not fail on a bad body. */
function bodyForDelay({ bytes }: WireCall): unknown {
  if (bytes.length === 0 || bytes.length > 4_096) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
