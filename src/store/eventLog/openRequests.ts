import type { ApiAction } from './apiAction'
import type { EventLog } from './eventLog'
import { isBulkOperation, redactArgs } from './redact'

/** A request that waits for its response. */
export interface OpenRequest {
  requestId: string
  /** The entry of the request; undefined while a background query has brought no news. */
  seq: number | undefined
  sentAt: number
  operation: string
  args: Record<string, unknown>
  /** The cache entry of a query. */
  cacheKey: string | undefined
}

/** See {@link openRequests}. */
export type OpenRequests = ReturnType<typeof openRequests>

/** The requests that wait for their responses, and their entries in the log. */
export function openRequests(log: EventLog) {
  const requests = new Map<string, OpenRequest>()

  /** The entry of a request; one without is logged now, with its cause. */
  function entryOf(request: OpenRequest, cause: number | null): number {
    const { requestId, operation, args, sentAt: at } = request
    return (request.seq ??= log.record({
      kind: 'request',
      subject: operation,
      data: { args: redactArgs(operation, args), requestId },
      cause,
      at,
    }))
  }

  return {
    entryOf,

    /** Runs what sends a request: within its entry, unless it is a background query or in bulk. */
    begin({ meta: { requestId, arg } }: ApiAction, run: () => unknown): unknown {
      const { endpointName, originalArgs = {}, type, queryCacheKey: cacheKey } = arg
      const request: OpenRequest = {
        requestId,
        seq: undefined,
        sentAt: log.now(),
        operation: endpointName,
        args: originalArgs,
        cacheKey,
      }
      requests.set(requestId, request)
      if (isBulkOperation(endpointName) || (type === 'query' && log.cause === null)) return run()
      return log.within(entryOf(request, log.cause), run)
    },

    /**
     * Logs a pending background query once a user's action waits for it too: for example the prefetch of a page
     * that is now opened.
     */
    join(cacheKey: string | undefined) {
      if (cacheKey === undefined || log.cause === null) return
      for (const request of requests.values()) if (request.cacheKey === cacheKey) entryOf(request, log.cause)
    },

    /** Takes a request that waits no longer; undefined if it did not. */
    end({ meta: { requestId } }: ApiAction): OpenRequest | undefined {
      const request = requests.get(requestId)
      requests.delete(requestId)
      return request
    },
  }
}
