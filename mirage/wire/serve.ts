import { createServer, Response as MirageResponse } from 'miragejs'
import { operations } from '#store/api/generated/all'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import type { WireAnswer, WireCall } from './call'
import type { Timer } from '../clock'
import { ReusableIds, type Db } from '../table'
import { FetchInterceptor } from './interceptor'
import { colonPath } from './matcher'
import type { Router } from './router'

/** The dispatcher and the router of a region. */
interface Served {
  /** Answers a call. */
  dispatch: (call: WireCall) => WireAnswer | Promise<WireAnswer>
  /** Finds the operations of the calls. */
  router: Router
}

interface ServeOptions<Region extends Served> {
  /** Fills the database. Called once, before the first call. */
  seed: (db: Db) => Region
  origin: string
  /** The latency of the next call, in milliseconds. */
  latencyMs: () => number
  /** Times the answers. */
  timer: Timer
  /** Whether the page's fetch is replaced. */
  patchFetch: boolean
}

/** The region as a server. */
export interface ApiServer {
  /** Answers one request. */
  respond(request: Request): Promise<Response>
  stop(): void
}

/** Serves every operation of the generated table through Mirage, from its database. */
export function serve<Region extends Served>({
  seed,
  origin,
  latencyMs,
  timer,
  patchFetch,
}: ServeOptions<Region>): Region & ApiServer {
  let seeded: Region | undefined
  const region = () => {
    if (!seeded) throw new Error('The database has not been filled yet.')
    return seeded
  }
  const interceptor = new FetchInterceptor(origin, latencyMs, timer, patchFetch, (call) =>
    region().router(call),
  )
  const server = createServer({
    interceptor,
    identityManagers: { application: ReusableIds },
    seeds({ db }) {
      seeded = seed(db)
    },
    routes() {
      this.logging = false
      for (const operation of Object.values(operations) as Operation<OperationName>[]) {
        const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head'
        this[method](colonPath(operation.path), async (_schema: unknown, request: unknown) => {
          const { status, headers, body } = await region().dispatch(request as WireCall)
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
  return {
    ...region(),
    respond: (request) => interceptor.respond(request),
    stop: () => server.shutdown(),
  }
}
