import { combineReducers, configureStore, type Action } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { observable } from './observable'
import { api, tagTypes, type Tag } from './api/api'
import type { BackOff } from './api/wire/backOff'
import type { CallExtra } from './api/wire/baseQuery'
import type { LongLists } from './api/wire/longLists'
import { MODEL, type Version } from './api/versions/generated/shipped'
import { RegionVersion } from './api/versions/regionVersion'
import { SpeculativeCalls } from './api/wire/speculative'
import { ROW_CALLS, TaskQueue } from './api/wire/taskQueue'
import { devToolsOptions } from './devTools'
import type { CallListener } from './eventLog/apiAction'
import { apiLogMiddleware } from './eventLog/apiLogMiddleware'
import { EventLog } from './eventLog/eventLog'
import { eventLogReducer, recorded } from './eventLog/eventLogReducer'
import type { Tape } from './eventLog/tape'
import { ResourceObserver } from './observer/resourceObserver'
import { UsualTimes } from './observer/usualTimes'
import { ConsoleParts } from './partRegistry'
import { deletedReducer } from './slices/resourceDeleted'
import { noticesReducer } from './slices/notices'
import { preferencesReducer } from './slices/preferences'

/** The reducers without middleware, for replay. */
export const rootReducer = combineReducers({
  api: api.reducer,
  deleted: deletedReducer,
  eventLog: eventLogReducer,
  notices: noticesReducer,
  preferences: preferencesReducer,
})

export type RootState = ReturnType<typeof rootReducer>

/**
 * The cache before its first call. Its maps have no prototype, so that the engine keeps them as hash tables: for an
 * object with a prototype it made a description of the shape for each new key, 4 MiB for 20 pages of a list.
 */
const emptyCache = () => {
  const map = () => Object.create(null) as Record<string, never>
  const tags = Object.fromEntries(tagTypes.map((type) => [type, map()])) as Record<Tag, Record<string, never>>
  return {
    ...api.reducer(undefined, { type: 'first' }),
    queries: map(),
    subscriptions: map(),
    provided: { tags, keys: map() },
  }
}

/**
 * Paths that the development checks skip: the cache and the log are large and never mutated; checking them would
 * cost 0.1 s per action.
 */
const checks = { ignoredPaths: ['api', 'eventLog'] }

interface StoreOptions {
  /** Called with the page (path and query) when the server rejects the session. By default, nothing happens. */
  onSessionLost?: CallExtra['onSessionLost']
  /** Records the actions, from which tests and the debugger rebuild the state. */
  tape?: Tape | undefined
  /** The origin of requests, for environments without relative URLs. */
  origin?: string
  /** The version of the API to speak; `found` is the one that the region is found to have. */
  apiVersion?: Version | 'found' | undefined
}

/**
 * A store with its event log, its observer of resource states, the usual durations of transitions, and the
 * registry of its console's other parts.
 */
export function makeStore({
  onSessionLost = () => {},
  tape,
  origin = '',
  apiVersion = MODEL,
}: StoreOptions = {}) {
  let deliver: (action: Action) => void = () => {}
  const log = new EventLog((entries) => deliver(recorded(entries)))
  tape?.follow(() => log.last)
  const observer = new ResourceObserver()
  const usual = new UsualTimes()
  const speculative = new SpeculativeCalls()
  const parts = new ConsoleParts()
  const calls: CallListener = {}
  const regionVersion = new RegionVersion({
    pinned: apiVersion === 'found' ? undefined : apiVersion,
    search: async () => (await import('./api/versions/searchVersion')).searchVersion(origin),
    watch: async (options) => (await import('./region/watchVersion')).watchVersion(log, origin, options),
    onChange(version, before) {
      // The code has arrived with that of the watch.
      void import('./region/readAgain').then(({ followChange }) => {
        if (!parts.signal.aborted) followChange(store, version, before)
      })
    },
    signal: parts.signal,
  })
  const backOff: BackOff = observable(null)
  const longLists: LongLists = observable([])
  const gate: CallExtra['gate'] = {}
  const extraArgument: CallExtra = {
    backOff,
    longLists,
    gate,
    origin,
    onSessionLost,
    speculative,
    rowCalls: new TaskQueue(ROW_CALLS),
    recordQueues: new Map(),
    regionVersion,
    becauseOf: (answer, run) => log.within(log.entryOf(answer) ?? null, run),
  }
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { api: emptyCache() },
    // In production the tools would see every request.
    devTools: import.meta.env.DEV || import.meta.env.VITE_MOCK === '1' ? devToolsOptions : false,
    // The log comes first, so that all consequences of an action happen within its entry.
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        immutableCheck: checks,
        serializableCheck: { ...checks, ignoredActionPaths: ['meta'] },
      })
        .prepend(apiLogMiddleware(log, observer, usual, calls))
        .concat(api.middleware),
    // The tape comes last, next to the reducers, so that it records actions in the order in which they ran.
    enhancers: (getDefault) => (tape ? getDefault().concat(tape.enhancer) : getDefault()),
  })
  deliver = store.dispatch
  parts.onDispose(setupListeners(store.dispatch))
  return Object.assign(store, {
    backOff,
    longLists,
    gate,
    origin,
    log,
    observer,
    usual,
    calls,
    speculative,
    regionVersion,
    parts,
    tape,
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
