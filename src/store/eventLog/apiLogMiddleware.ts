import type { Dispatch, Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { nextToken, type Page } from '../api/wire/nextPage'
import type { ApiError } from '../model/apiError'
import { resourceDeleted } from '../slices/deleted'
import type { ObservedChange, ResourceObserver } from '../observer/resourceObserver'
import type { UsualTimes } from '../observer/usualTimes'
import { apiPhase, type ApiAction } from './apiAction'
import type { EventLog } from './eventLog'
import { isBulkOperation, redactArgs, redactPayload, redactWords } from './redact'

interface OpenRequest {
  /** The entry of the request; undefined while a background query has brought no news. */
  seq: number | undefined
  sentAt: number
  operation: string
  args: Record<string, unknown>
  /** The cache entry of a query. */
  cacheKey: string | undefined
}

/**
 * Logs requests, their responses and the changes that these show. It is the outermost middleware, so that all
 * consequences of a reply (queries that become stale, listeners, components) happen within the reply's entry.
 *
 * A query without a cause in this browser, such as a poll, is logged only if it brings news: an error, or a
 * resource in another state. Its cause is then the command that watches the resource; without one, another client
 * made the change.
 */
export const apiLogMiddleware = (
  log: EventLog,
  observer: ResourceObserver,
  usual: UsualTimes,
): Middleware => {
  const requests = new Map<string, OpenRequest>()

  function logRequest(requestId: string, request: OpenRequest, cause: number | null): number {
    request.seq = log.record({
      kind: 'request',
      subject: request.operation,
      data: { args: redactArgs(request.operation, request.args), requestId },
      cause,
      at: request.sentAt,
    })
    return request.seq
  }

  function pending({ meta }: ApiAction, run: () => unknown): unknown {
    const { endpointName, originalArgs = {}, type, queryCacheKey: cacheKey } = meta.arg
    const request: OpenRequest = {
      seq: undefined,
      sentAt: log.now(),
      operation: endpointName,
      args: originalArgs,
      cacheKey,
    }
    requests.set(meta.requestId, request)
    if (isBulkOperation(endpointName) || (type === 'query' && log.cause === null)) return run()
    return log.within(logRequest(meta.requestId, request, log.cause), run)
  }

  /**
   * Logs a pending background query once a user's action waits for it too: for example the prefetch of a page
   * that is now opened.
   */
  function joined(cacheKey: string | undefined) {
    if (cacheKey === undefined || log.cause === null) return
    for (const [requestId, request] of requests)
      if (request.cacheKey === cacheKey && request.seq === undefined)
        logRequest(requestId, request, log.cause)
  }

  /** All changes in a response, computed before it reaches the reducers. */
  function changesOf(action: ApiAction, request: OpenRequest, state: unknown): ObservedChange[] {
    const { arg, baseQueryMeta } = action.meta
    const observes = baseQueryMeta?.observes
    if (!observes) return []
    const { payload } = action
    const page = payload as Page<unknown> | { items?: undefined } | undefined
    const limit = Number(arg.originalArgs?.['limit'] ?? Number.POSITIVE_INFINITY)
    return observer.take({
      observes,
      cacheKey: arg.type === 'query' && isHeld(state, arg.queryCacheKey) ? arg.queryCacheKey : undefined,
      answer: payload,
      isComplete: !arg.originalArgs?.['pageToken'] && (!page?.items || nextToken(page, limit) === undefined),
      sentAt: request.sentAt,
      answeredAt: log.now(),
    })
  }

  function logChanges(changes: readonly ObservedChange[]) {
    for (const change of changes) {
      const { kind, id, name, from, to } = change
      usual.note(change, log.now())
      const seq = log.record({
        kind: 'observed',
        subject: { kind: kind.name, id },
        data: { name, from, to, ...kind.lifecycle.explain(from, to) },
      })
      log.within(seq, () => observer.announce(change))
    }
  }

  function fulfilled(action: ApiAction, store: MiddlewareAPI, run: () => unknown): unknown {
    const { requestId, baseQueryMeta } = action.meta
    const request = requests.get(requestId)
    requests.delete(requestId)
    if (!request || isBulkOperation(request.operation)) return run()
    const changes = changesOf(action, request, store.getState())
    if (request.seq === undefined && changes.length === 0) return run()
    const becauseOf = changes.map(({ id }) => observer.watchedBecauseOf(id)).find((seq) => seq !== null)
    const reply = log.record({
      kind: 'reply',
      subject: request.operation,
      data: {
        status: baseQueryMeta?.response?.status ?? 200,
        serverRequestId: baseQueryMeta?.response?.headers?.get('x-request-id') ?? null,
        ms: log.now() - request.sentAt,
      },
      cause: request.seq ?? logRequest(requestId, request, becauseOf ?? null),
    })
    log.link(action.payload, reply)
    return log.within(reply, () => {
      const result = run()
      logChanges(changes)
      return result
    })
  }

  function rejected(action: ApiAction, run: () => unknown): unknown {
    const { requestId, arg } = action.meta
    const request = requests.get(requestId)
    requests.delete(requestId)
    if (action.meta.condition) joined(arg.queryCacheKey)
    // An aborted or skipped request has no response.
    if (!request || action.payload === undefined) return run()
    const {
      statusCode = null,
      errorCode = null,
      requestId: id = null,
      message,
    } = action.payload as Partial<ApiError>
    const words = redactWords(request.operation, request.args, message)
    const changes =
      statusCode === 404 &&
      arg.type === 'query' &&
      arg.queryCacheKey &&
      action.meta.baseQueryMeta?.observes?.shows === 'one'
        ? observer.missing(arg.queryCacheKey)
        : []
    const reply = log.record({
      kind: 'reply',
      subject: request.operation,
      data: {
        status: statusCode,
        errorCode,
        ...(words && { words }),
        serverRequestId: id,
        ms: log.now() - request.sentAt,
      },
      cause: request.seq ?? logRequest(requestId, request, null),
      also: askedFor(action),
    })
    log.link(action.payload, reply)
    return log.within(reply, () => {
      const result = run()
      logChanges(changes)
      return result
    })
  }

  function sliceAction(action: UnknownAction, run: () => unknown): unknown {
    const { type, payload } = action
    const seq = log.record({ kind: 'action', subject: type, data: { payload: redactPayload(type, payload) } })
    log.link(payload, seq)
    return log.within(seq, () => {
      const result = run()
      // A deletion is certain at once; a list may still contain the resource for a while.
      if (resourceDeleted.match(action)) logChanges(observer.deleted(action.payload))
      return result
    })
  }

  return (store: MiddlewareAPI<Dispatch, unknown>) => (next) => (raw) => {
    const run = () => next(raw)
    const phase = apiPhase(raw)
    if (phase && (raw as ApiAction).meta.arg.type === 'mutation')
      log.tap?.(raw as ApiAction, store.getState())
    if (phase === 'pending') return pending(raw as ApiAction, run)
    if (phase === 'fulfilled') return fulfilled(raw as ApiAction, store, run)
    if (phase === 'rejected') return rejected(raw as ApiAction, run)
    if (api.internalActions.removeQueryResult.match(raw)) observer.forgetEntry(raw.payload.queryCacheKey)
    else if (isReset(raw)) observer.forgetAll()
    else if (isSliceAction(raw)) return sliceAction(raw, run)
    return run()
  }
}

const isReset = (action: unknown) => api.util.resetApiState.match(action)

/**
 * The entry that requested a failure, from a header of the mock region (`mirage/wire/apiError.ts`). Rule: LOG-7.
 */
const askedFor = ({ meta }: ApiAction) =>
  import.meta.env.VITE_MOCK === '1'
    ? Number(meta.baseQueryMeta?.response?.headers?.get('x-because-of'))
    : undefined

/** Plain actions of the console's own slices. The library's actions are logged as requests and replies. */
const isSliceAction = (action: unknown): action is UnknownAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string' &&
  !/^(api\/|__rtkq|eventLog\/)/.test(action.type)

/** Whether the cache still has the entry of a response. */
const isHeld = (state: unknown, cacheKey: string | undefined) =>
  cacheKey !== undefined &&
  (state as { api: { queries: Record<string, unknown> } }).api.queries[cacheKey] !== undefined
