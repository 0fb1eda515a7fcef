import { observable } from '../observable'
import { configureStore, Tuple, type ThunkMiddleware, type UnknownAction } from '@reduxjs/toolkit'
import { allSubscribed, asksForSubscriptions, neverSent } from '../api/internals'
import type { CallExtra } from '../api/wire/baseQuery'
import { OLDEST } from '../api/versions/generated/shipped'
import { RegionVersion } from '../api/versions/regionVersion'
import { SpeculativeCalls } from '../api/wire/speculative'
import { ResourceObserver } from '../observer/resourceObserver'
import { UsualTimes } from '../observer/usualTimes'
import { ConsoleParts } from '../partRegistry'
import { rootReducer, type AppStore, type RootState } from '../store'
import { EventLog } from '../eventLog/eventLog'

/** An action that replaces the state by a recorded one. */
export const pastShown = (state: RootState) => ({ type: 'past/shown' as const, payload: state })

const isShown = (action: unknown): action is ReturnType<typeof pastShown> =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'past/shown'

/**
 * Replaces the middleware of the API. Answers a query from the recorded state and sends no requests. All other
 * actions change nothing.
 */
const recordedOnly: ThunkMiddleware<RootState, UnknownAction, CallExtra> = ({ getState }) => {
  /** Handles the actions that a query dispatches: the request, the check for subscriptions, and bookkeeping. */
  function within(action: unknown): unknown {
    if (typeof action === 'function') return neverSent()
    return asksForSubscriptions(action) ? allSubscribed : action
  }
  return (next) => (action) => {
    if (typeof action === 'function')
      return (action as (dispatch: typeof within, state: typeof getState) => unknown)(within, getState)
    return isShown(action) ? next(action) : within(action)
  }
}

/** A store that shows recorded states, one at a time. It sends no requests and keeps no log. */
export function pastStore(): AppStore {
  const store = configureStore({
    reducer: (state: RootState | undefined, action: UnknownAction): RootState =>
      isShown(action) ? action.payload : (state ?? rootReducer(undefined, action)),
    middleware: () => new Tuple(recordedOnly),
    devTools: false,
  })
  return Object.assign(store, {
    backOff: observable(null),
    longLists: observable([]),
    gate: {},
    origin: '',
    log: new EventLog(() => {}),
    observer: new ResourceObserver(),
    usual: new UsualTimes(),
    calls: {},
    speculative: new SpeculativeCalls(),
    regionVersion: new RegionVersion({
      pinned: OLDEST,
      search: neverSent,
      watch: neverSent,
      onChange: () => {},
    }),
    parts: new ConsoleParts(),
    tape: undefined,
  })
}
