import { createServer, Response as MirageResponse } from 'miragejs'
import { operations } from '#store/api/generated/all'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import type { WireAnswer, WireCall } from './call'
import type { Timer } from '../clock'
import { FetchInterceptor } from './interceptor'
import { colonPath } from './matcher'
import type { Router } from './router'

interface ServeOptions {
  /** Answers a call. */
  dispatch: (call: WireCall) => WireAnswer | Promise<WireAnswer>
  origin: string
  /** The latency of the next call, in milliseconds. */
  latencyMs: () => number
  /** Times the answers. */
  timer: Timer
  /** Whether the page's fetch is replaced. */
  patchFetch: boolean
  /** Finds the operations of the calls. */
  router: Router
}

/** The region as a server. */
export interface ApiServer {
  /** Answers one request. */
  respond(request: Request): Promise<Response>
  stop(): void
}

/** Serves every operation of the generated table through Mirage. */
export function serve({ dispatch, origin, latencyMs, timer, patchFetch, router }: ServeOptions): ApiServer {
  const interceptor = new FetchInterceptor(origin, latencyMs, timer, patchFetch, router)
  const server = createServer({
    interceptor,
    routes() {
      this.logging = false
      for (const operation of Object.values(operations) as Operation<OperationName>[]) {
        const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head'
        this[method](colonPath(operation.path), async (_schema: unknown, request: unknown) => {
          const { status, headers, body } = await dispatch(request as WireCall)
          // Mirage adds its own content type unless the header is spelled like this.
          const { 'content-type': type = 'application/json', ...rest } = headers
          return new MirageResponse(
            status,
            { ...rest, 'Content-Type': type },
            body instanceof Uint8Array ? interceptor.stash(body) : (body as object),
          )
        })
      }
    },
    // Mirage has the option; its types do not.
  } as Parameters<typeof createServer>[0])
  return { respond: (request) => interceptor.respond(request), stop: () => server.shutdown() }
}
