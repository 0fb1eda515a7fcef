import { createServer, Response } from 'miragejs'
import { consoleName, fromWire, toWire } from '../src/store/model/case'
import { operations } from '../src/store/api/generated/all'
import type { OperationName } from '../src/store/api/generated/operationTypes'
import type { Operation } from '../src/store/api/operation'
import { badQuery, Fault } from './fault'
import { faultFor } from './faults'
import { handlers } from './handlers/all'
import { FetchInterceptor, type MockRequest } from './interceptor'
import { idOf } from './random'
import type { Handler, Region } from './region'

const numbers = new Set(['limit'])

function parseQuery(operation: Operation<OperationName>, url: string): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const [wireKey, text] of new URL(url).searchParams) {
    const key = consoleName(wireKey)
    // Unknown keys are ignored, as the control plane does.
    if (!operation.query.includes(key)) continue
    if (!numbers.has(key)) out[key] = text
    else if (/^[1-9]\d*$/.test(text)) out[key] = Number(text)
    else throw badQuery(`${wireKey}: invalid value`)
  }
  return out
}

function parseBody(operation: Operation<OperationName>, text: string): unknown {
  if (operation.body === null || operation.body === 'binary') return undefined
  if (operation.body === 'form') return fromWire(Object.fromEntries(new URLSearchParams(text)))
  try {
    return fromWire(JSON.parse(text))
  } catch {
    throw new Fault(400, undefined, 'unable to parse JSON body: expected value at line 1 column 1')
  }
}

/** Optional fields are written as null, never left out: the control plane's way. Undefined in a row means null. */
const nulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item === undefined ? null : nulls(item)]),
  )
}

/** Serves the region by Mirage: every operation of the table, whatever its path. @returns a function that stops it. */
export function serve(
  region: Region,
  { origin, latencyMs }: { origin: string; latencyMs: () => number },
): () => void {
  let calls = 0

  function answer(operation: Operation<OperationName>, request: MockRequest) {
    const requestId = idOf(`request ${++calls}`)
    const headers = { 'content-type': 'application/json', 'x-request-id': requestId }
    try {
      const query = parseQuery(operation, request.url)
      const body = parseBody(operation, request.body)
      const fault = faultFor(region, operation, body)
      if (fault) throw fault
      const handle = handlers[operation.name] as unknown as Handler<OperationName>
      const args = { ...query, ...request.params, ...(operation.body ? { body } : {}) }
      const result: unknown = handle({ args: args as Parameters<typeof handle>[0]['args'], region })
      if (operation.method !== 'GET') region.world.history.observe(region)
      return new Response(
        operation.status,
        headers,
        result === undefined ? '' : (toWire(nulls(result)) as object),
      )
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const { status, errorCode, message } = error
      return new Response(status, headers, {
        message,
        request_id: requestId,
        ...(errorCode ? { error_code: errorCode } : {}),
      })
    }
  }

  const interceptor = new FetchInterceptor(origin, latencyMs)
  const server = createServer({
    interceptor,
    routes() {
      this.logging = false
      for (const operation of Object.values(operations) as Operation<OperationName>[]) {
        const verb = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head'
        this[verb](operation.path.replace(/\{(\w+)\}/g, ':$1'), (_schema: unknown, request: unknown) =>
          answer(operation, request as MockRequest),
        )
      }
    },
    // The option exists in Mirage and is missing from its types.
  } as Parameters<typeof createServer>[0])
  return () => server.shutdown()
}
