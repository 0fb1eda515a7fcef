import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api/api'
import type { CallExtra } from './api/baseQuery'
import { eventLogReducer } from './eventLog/eventLogReducer'
import { Recorder } from './eventLog/recorder'
import { Tape } from './eventLog/tape'
import { deletedReducer } from './slices/deleted'
import { noticesReducer } from './slices/notices'
import { preferencesReducer } from './slices/preferences'

/** The reducers alone; replay runs them without anything else. */
export const rootReducer = combineReducers({
  api: api.reducer,
  deleted: deletedReducer,
  eventLog: eventLogReducer,
  notices: noticesReducer,
  preferences: preferencesReducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** The cache and the log are large and never mutated; checking them costs a tenth of a second per action. */
const checks = { ignoredPaths: ['api', 'eventLog'] }

/**
 * A store with its recorder and its tape: nothing gets past them.
 *
 * @param extra what calls need from outside; alone, a store forgets that a session was lost
 */
export function makeStore(extra: CallExtra = { onSessionLost: () => {} }) {
  const tape = new Tape()
  const recorder = new Recorder(tape)
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        immutableCheck: checks,
        serializableCheck: { ...checks, ignoredActionPaths: ['meta'] },
      })
        .concat(api.middleware)
        .concat(recorder.middleware),
  })
  tape.begin(store.getState())
  setupListeners(store.dispatch)
  return Object.assign(store, { recorder, tape })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
