import type { ApiError } from '#model/apiError'
import type { ResourceObserver } from '../observer/resourceObserver'
import type { ApiAction } from './apiAction'
import type { EventLog } from './eventLog'
import type { OpenRequests } from './openRequests'
import { isBulkOperation, redactWords } from './redact'
import { changesIn, goneBy, type ActWithin } from './seenChanges'

/** Logs responses, those of queries without a cause only if they bring news, and lets each act within its entry. */
export function replies(
  log: EventLog,
  observer: ResourceObserver,
  requests: OpenRequests,
  actWithin: ActWithin,
) {
  function fulfilled(action: ApiAction, run: () => unknown, state: unknown): unknown {
    const response = action.meta.baseQueryMeta?.response
    const request = requests.end(action)
    if (!request || isBulkOperation(request.operation)) return run()
    const changes = changesIn(action, observer, request.sentAt, log.now(), state)
    if (request.seq === undefined && changes.length === 0) return run()
    const becauseOf = changes.map(({ id }) => observer.watchedBecauseOf(id)).find((seq) => seq !== null)
    const data = {
      status: response?.status ?? 200,
      serverRequestId: response?.headers?.get('x-request-id') ?? null,
      ms: log.now() - request.sentAt,
    }
    const cause = requests.entryOf(request, becauseOf ?? null)
    const seq = log.record({ kind: 'reply', subject: request.operation, data, cause })
    return actWithin(seq, action.payload, run, () => changes)
  }

  function rejected(action: ApiAction, run: () => unknown): unknown {
    const { arg, condition } = action.meta
    const request = requests.end(action)
    if (condition) requests.join(arg.queryCacheKey)
    // An aborted or skipped request has no response.
    if (!request || action.payload === undefined) return run()
    const {
      statusCode: status = null,
      errorCode = null,
      requestId: serverRequestId = null,
      message,
    } = action.payload as Partial<ApiError>
    const words = redactWords(request.operation, request.args, message)
    const changes = status === 404 ? goneBy(action, observer) : []
    const ms = log.now() - request.sentAt
    const data = { status, errorCode, ...(words && { words }), serverRequestId, ms }
    const cause = requests.entryOf(request, null)
    const also = askedFor(action)
    const seq = log.record({ kind: 'reply', subject: request.operation, data, cause, also })
    return actWithin(seq, action.payload, run, () => changes)
  }

  return { fulfilled, rejected }
}

/** The entry that requested a failure, from a header of the mock region (`mirage/wire/apiError.ts`). */
const askedFor = ({ meta }: ApiAction) =>
  import.meta.env.VITE_MOCK === '1'
    ? Number(meta.baseQueryMeta?.response?.headers?.get('x-because-of'))
    : undefined
