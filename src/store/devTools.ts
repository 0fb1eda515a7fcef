import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { redactArgs, redactPayload } from './eventLog/redact'
import { redactAction, redactAnswer } from './eventLog/redactAction'
import type { EventLogState } from './eventLog/eventLogReducer'
import { asApiError } from './model/apiError'
import type { ShownNotice } from './slices/notices'

// What the Redux DevTools are given, in development and with the mock region: they keep and export what they are shown,
// so they are shown what the tape keeps.

/** A failure without the words of the server, which may repeat what it was given. */
const failure = (error: unknown) => {
  const { statusCode, errorCode, requestId } = asApiError(error)
  return { statusCode, errorCode, requestId }
}

interface CacheEntry {
  endpointName?: string
  originalArgs?: unknown
  data?: unknown
  error?: unknown
}

type Entries = Readonly<Record<string, CacheEntry | undefined>>

/** The parts of the state that may hold what was typed or answered. */
interface State {
  api: { queries: Entries; mutations: Entries }
  eventLog: EventLogState
  notices: readonly ShownNotice[]
}

/** An entry of the cache of answers: its arguments and its answer as the log may keep them. */
function shownEntry(entry: CacheEntry): CacheEntry {
  const { endpointName = '', originalArgs, data, error } = entry
  return {
    ...entry,
    ...(originalArgs === undefined ? {} : { originalArgs: redactArgs(endpointName, originalArgs) }),
    ...(data === undefined ? {} : { data: redactAnswer(endpointName, data) }),
    ...(error === undefined ? {} : { error: failure(error) }),
  }
}

const shownEntries = (entries: Entries) =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry && shownEntry(entry)]))

/** An action as the tools show it. */
function shownAction<A extends Action & { payload?: unknown }>(action: A): A {
  if (action.type.endsWith('/rejected')) return { ...redactAction(action), payload: failure(action.payload) }
  if (action.type.startsWith('api/')) return redactAction(action)
  return 'payload' in action ? { ...action, payload: redactPayload(action.type, action.payload) } : action
}

/** The state as the tools show it. The log is its own history, and the debugger shows it. */
const shownState = (state: State) => ({
  ...state,
  api: {
    ...state.api,
    queries: shownEntries(state.api.queries),
    mutations: shownEntries(state.api.mutations),
  },
  eventLog: { entries: state.eventLog.entries.length, dropped: state.eventLog.dropped },
  notices: state.notices.map(({ id, tone, title, requestId }) => ({ id, tone, title, requestId })),
})

/** How the tools look at the store. */
export const devToolsOptions = {
  name: 'Orrery',
  actionsDenylist: ['eventLog/recorded', 'api/internalSubscriptions/'],
  actionSanitizer: shownAction,
  stateSanitizer: (state: unknown) => shownState(state as State) as never,
} satisfies DevToolsEnhancerOptions
