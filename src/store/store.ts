import { combineReducers, configureStore, type Action } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api/api'
import type { CallExtra } from './api/wire/baseQuery'
import { devToolsOptions } from './devTools'
import { apiLogMiddleware } from './eventLog/apiLogMiddleware'
import { EventLog } from './eventLog/eventLog'
import { eventLogReducer, recorded } from './eventLog/eventLogReducer'
import type { Tape } from './eventLog/tape'
import { ResourceObserver } from './observer/resourceObserver'
import { UsualTimes } from './observer/usualTimes'
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

/**
 * A store, with its event log, the observer of the states that resources are in, and how long transitions usually take.
 *
 * @param extra what calls need from outside; without it, a lost session is ignored
 * @param tape what keeps the actions, where tests rebuild the present from them
 */
export function makeStore(
  extra: Pick<CallExtra, 'onSessionLost'> = { onSessionLost: () => {} },
  tape?: Tape,
) {
  let deliver: (action: Action) => void = () => {}
  const log = new EventLog((entries) => deliver(recorded(entries)))
  tape?.follow(() => log.last)
  const observer = new ResourceObserver()
  const usual = new UsualTimes()
  const extraArgument: CallExtra = {
    ...extra,
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
  setupListeners(store.dispatch)
  return Object.assign(store, { log, observer, usual })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
