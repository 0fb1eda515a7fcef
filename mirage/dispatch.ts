import type { OperationName } from '#store/api/generated/operationTypes'
import { toWire } from '#model/case'
import { audit } from './access/audit'
import { authenticate } from './access/credentials'
import { handlers } from './handlers/all'
import { idOf } from './random'
import type { Region } from './region'
import { ApiError, BECAUSE_HEADER } from './wire/apiError'
import { BinaryResponse } from './wire/binaryResponse'
import type { WireAnswer, WireCall } from './wire/call'
import { injectedDelayMs, injectedError } from './wire/faultInjection'
import { knownFields } from './wire/knownFields'
import { writeToken } from './wire/pageToken'
import { parseBody, parsePath, parseQuery, selectorsOf } from './wire/parse'
import type { Description } from './wire/shapes'

/** Operations that need no session. */
const publicOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'loginLocal',
  'loginSaml',
  'logout',
  'ping',
  'deviceAuthRequest',
  'deviceAccessToken',
])

/** Writes undefined as null: the control plane never leaves an optional field out. */
const nulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item === undefined ? null : nulls(item)]),
  )
}

/** Turns the mark of a list's next page into a token that also carries the selectors of the list. */
function withToken(
  name: OperationName,
  query: Record<string, unknown>,
  description: Description,
  result: unknown,
): unknown {
  if (typeof result !== 'object' || result === null || !('nextPage' in result)) return result
  const { nextPage } = result
  if (typeof nextPage !== 'string') return result
  return { ...result, nextPage: writeToken(name, selectorsOf(name, query, description), nextPage) }
}

/**
 * Makes the function that answers the calls of a region. It checks in the order of the control plane: first the form of
 * path, query and body, then the session, then what the handler of the operation checks. Every answer carries the id of
 * its request, and the region's time.
 */
export function createDispatcher(region: Region) {
  let calls = 0

  function handle(call: WireCall, requestId: string): WireAnswer {
    const { operation, converter } = call.versioned
    const { name } = operation
    const startedAt = region.timestamp()
    const { description, readRequest, writeAnswer } = converter
    const { answer: answerShape, status = 200 } = description.shapeOf(name)
    const bodyOf = (value: unknown) => {
      if (value === undefined || status === 204) return ''
      const body = toWire(nulls(value))
      return answerShape ? knownFields(body, answerShape, description.named) : body
    }
    const query = parseQuery(name, call.url, description)
    const params = parsePath(name, call.params, description)
    const received = { contentType: call.headers.get('content-type'), bytes: call.bytes }
    const body = parseBody(operation, received, description)
    const credentials = authenticate(region, call.headers)
    try {
      if (!publicOperations.has(name)) region.caller()
      const injected = injectedError(region, operation, { url: call.url, body })
      if (injected) throw injected
      // Its arguments are those of the operation: the parsers have checked them against its description.
      type Run = (call: { args: object; region: Region; headers: Headers }) => unknown
      const run = (handlers as Partial<Record<OperationName, unknown>>)[name] as Run | undefined
      if (!run) throw new ApiError(404, undefined, 'Not Found')
      const args = readRequest(name, { ...query, ...params, ...(operation.body && { body }) })
      const result = run({ args, region, headers: call.headers })
      if (operation.method !== 'GET') region.recordHistory()
      const sent =
        result instanceof BinaryResponse
          ? result
          : writeAnswer(name, withToken(name, query, description, result))
      audit(region, { operation, ...call, requestId, startedAt, userId: region.callerId(), status })
      if (sent instanceof BinaryResponse)
        return {
          status: sent.status,
          headers: { ...sent.headers, ...credentials.cookie() },
          body: sent.body,
        }
      return {
        status,
        headers: { 'content-type': 'application/json', ...credentials.cookie() },
        body: bodyOf(sent),
      }
    } catch (error) {
      if (error instanceof ApiError)
        audit(region, { operation, ...call, requestId, startedAt, userId: region.callerId(), status, error })
      throw error
    } finally {
      credentials.restore()
    }
  }

  function answer(call: WireCall): WireAnswer {
    const requestId = idOf(`request ${++calls}`)
    const ofAnswer = () => ({
      'x-request-id': requestId,
      date: new Date(region.clock.now()).toUTCString(),
    })
    try {
      const { status, headers, body } = handle(call, requestId)
      return { status, headers: { ...headers, ...ofAnswer() }, body }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, errorCode, message, because } = error
      return {
        status,
        headers: {
          'content-type': 'application/json',
          ...ofAnswer(),
          ...(because === undefined ? {} : { [BECAUSE_HEADER]: String(because) }),
        },
        body: { message, request_id: requestId, error_code: errorCode || undefined },
      }
    }
  }

  /** Answers at once, or after the delay that the fault recipe asks for. */
  return (call: WireCall): WireAnswer | Promise<WireAnswer> => {
    const delay = injectedDelayMs(region.faults, call.versioned.operation, unparsedBody(call))
    if (delay === 0) return answer(call)
    return new Promise((resolve, reject) => {
      region.clock.after(delay, () => {
        try {
          resolve(answer(call))
        } catch (error) {
          reject(error as Error)
        }
      })
    })
  }
}

/** A small JSON body before it is checked, or undefined: a delay must not fail because of a bad body. */
function unparsedBody({ bytes }: WireCall): unknown {
  if (bytes.length === 0 || bytes.length > 4_096) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
