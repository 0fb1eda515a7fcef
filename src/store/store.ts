import { combineReducers, configureStore, type Action } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api/api'
import type { CallExtra } from './api/wire/baseQuery'
import { SpeculativeCalls } from './api/wire/speculative'
import { ROW_CALLS, Turns } from './api/wire/turns'
import { devToolsOptions } from './devTools'
import { apiLogMiddleware } from './eventLog/apiLogMiddleware'
import { EventLog } from './eventLog/eventLog'
import { eventLogReducer, recorded } from './eventLog/eventLogReducer'
import type { Tape } from './eventLog/tape'
import { ResourceObserver } from './observer/resourceObserver'
import { UsualTimes } from './observer/usualTimes'
import { Parts } from './partRegistry'
import { deletedReducer } from './slices/deleted'
import { noticesReducer } from './slices/notices'
import { preferencesReducer } from './slices/preferences'

/** The reducers only; replay runs them without middleware. */
export const rootReducer = combineReducers({
  api: api.reducer,
  deleted: deletedReducer,
  eventLog: eventLogReducer,
  notices: noticesReducer,
  preferences: preferencesReducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** The cache and the log are large and never mutated; the checks would cost 0.1 s per action. */
const checks = { ignoredPaths: ['api', 'eventLog'] }

/** What a store is made for. */
interface StoreOptions {
  /** Called when the server rejects the session, with the page (path and query); without it, that is ignored. */
  onSessionLost?: CallExtra['onSessionLost']
  /** What keeps the actions, where tests and the debugger rebuild the present from them. */
  tape?: Tape | undefined
  /** The origin of calls, where relative addresses do not work. */
  origin?: string
}

/**
 * A store, with its event log, the observer of the states that resources are in, how long transitions usually take, and
 * what else its console has.
 */
export function makeStore({ onSessionLost = () => {}, tape, origin = '' }: StoreOptions = {}) {
  let deliver: (action: Action) => void = () => {}
  const log = new EventLog((entries) => deliver(recorded(entries)))
  tape?.follow(() => log.last)
  const observer = new ResourceObserver()
  const usual = new UsualTimes()
  const speculative = new SpeculativeCalls()
  const extraArgument: CallExtra = {
    origin,
    onSessionLost,
    speculative,
    rowCalls: new Turns(ROW_CALLS),
    becauseOf: (answer, run) => log.within(log.entryOf(answer) ?? null, run),
  }
  const store = configureStore({
    reducer: rootReducer,
    // In production they would hear of every call.
    devTools: import.meta.env.DEV || import.meta.env.VITE_MOCK === '1' ? devToolsOptions : false,
    // The log comes first, so that whatever an action sets off happens within its entry.
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        immutableCheck: checks,
        serializableCheck: { ...checks, ignoredActionPaths: ['meta'] },
      })
        .prepend(apiLogMiddleware(log, observer, usual))
        .concat(api.middleware),
    // The tape comes last, next to the reducers, so that it keeps actions in the order in which they ran.
    enhancers: (getDefault) => (tape ? getDefault().concat(tape.enhancer) : getDefault()),
  })
  deliver = store.dispatch
  const parts = new Parts()
  parts.whenOver(setupListeners(store.dispatch))
  return Object.assign(store, { log, observer, usual, speculative, parts, tape })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
