import { createServer, Response as Answer } from 'miragejs'
import { operations } from '../../src/store/api/generated/all'
import type { OperationName } from '../../src/store/api/generated/operationTypes'
import type { Operation } from '../../src/store/api/operation'
import type { Region } from '../region'
import { answerer } from './answer'
import { FetchInterceptor, type MockRequest } from './interceptor'

interface ServeOptions {
  origin: string
  latencyMs: () => number
  /** Whether the page's own fetch is replaced. */
  takesFetch: boolean
}

/** The region's front door. */
export interface Served {
  /** Answers one request. */
  respond(request: Request): Promise<Response>
  stop(): void
}

/** Serves the region by Mirage: every operation of the table, whatever its path. */
export function serve(region: Region, { origin, latencyMs, takesFetch }: ServeOptions): Served {
  const answer = answerer(region)
  const interceptor = new FetchInterceptor(origin, latencyMs, takesFetch)
  const server = createServer({
    interceptor,
    routes() {
      this.logging = false
      for (const operation of Object.values(operations) as Operation<OperationName>[]) {
        const verb = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head'
        this[verb](
          operation.path.replace(/\{(\w+)\}/g, ':$1'),
          async (_schema: unknown, request: unknown) => {
            const { status, headers, body } = await answer(operation, request as MockRequest)
            // Mirage adds a type of its own unless it finds one spelled so.
            const { 'content-type': type = 'application/json', ...rest } = headers
            return new Answer(
              status,
              { ...rest, 'Content-Type': type },
              body instanceof Uint8Array ? interceptor.hold(body) : (body as object),
            )
          },
        )
      }
    },
    // The option exists in Mirage and is missing from its types.
  } as Parameters<typeof createServer>[0])
  return { respond: (request) => interceptor.respond(request), stop: () => server.shutdown() }
}
