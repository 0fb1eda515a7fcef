import type { Dispatch, Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { resourceDeleted } from '../slices/resourceDeleted'
import type { ResourceObserver } from '../observer/resourceObserver'
import type { UsualTimes } from '../observer/usualTimes'
import { apiPhase, type ApiAction, type CallListener } from './apiAction'
import type { EventLog } from './eventLog'
import { openRequests } from './openRequests'
import { redactPayload } from './redact'
import { replies } from './replies'
import { actWithin } from './seenChanges'

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
  calls: CallListener,
): Middleware => {
  const requests = openRequests(log)
  const act = actWithin(log, observer, usual)
  const { fulfilled, rejected } = replies(log, observer, requests, act)

  function sliceAction(action: UnknownAction, run: () => unknown): unknown {
    const { type, payload } = action
    const seq = log.record({ kind: 'action', subject: type, data: { payload: redactPayload(type, payload) } })
    return act(seq, payload, run, () =>
      // A deletion is certain at once; a list may still contain the resource for a while.
      resourceDeleted.match(action) ? observer.deleted(action.payload) : [],
    )
  }

  return (store: MiddlewareAPI<Dispatch, unknown>) => (next) => (raw) => {
    const run = () => next(raw)
    const phase = apiPhase(raw)
    if (phase && (raw as ApiAction).meta.arg.type === 'mutation')
      calls.onMutation?.(raw as ApiAction, store.getState())
    if (phase === 'pending') return requests.begin(raw as ApiAction, run)
    if (phase === 'fulfilled') return fulfilled(raw as ApiAction, run, store.getState())
    if (phase === 'rejected') return rejected(raw as ApiAction, run)
    if (api.internalActions.removeQueryResult.match(raw)) observer.forgetEntry(raw.payload.queryCacheKey)
    else if (isReset(raw)) observer.forgetAll()
    else if (isSliceAction(raw)) return sliceAction(raw, run)
    return run()
  }
}

const isReset = (action: unknown) => api.util.resetApiState.match(action)

/** Plain actions of the console's own slices. The library's actions are logged as requests and replies. */
const isSliceAction = (action: unknown): action is UnknownAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string' &&
  !/^(api\/|__rtkq|eventLog\/)/.test(action.type)
