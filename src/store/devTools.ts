import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { redactArgs, redactPayload } from './eventLog/redact'
import { redactAction, redactAnswer } from './eventLog/redactAction'
import type { EventLogState } from './eventLog/eventLogReducer'
import { asApiError } from '#model/apiError'
import type { ShownNotice } from './slices/notices'

// Sanitizers for the Redux DevTools, in development and with the mock region. The tools keep and export their
// input, so it contains no more than the tape.

/** A failure without the server's message, which may repeat its input. */
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

/** The parts of the state that may contain typed text or answers. */
interface State {
  api: { queries: Entries; mutations: Entries }
  eventLog: EventLogState
  notices: readonly ShownNotice[]
}

/** A cache entry with its arguments and its data redacted, as in the log. */
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

/** An action for the tools, redacted. */
function shownAction<A extends Action & { payload?: unknown }>(action: A): A {
  if (action.type.endsWith('/rejected')) return { ...redactAction(action), payload: failure(action.payload) }
  if (action.type.startsWith('api/')) return redactAction(action)
  return 'payload' in action ? { ...action, payload: redactPayload(action.type, action.payload) } : action
}

/** The state for the tools, without the log, which the debugger shows. */
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

/** The options of the tools. */
export const devToolsOptions = {
  name: 'Orrery',
  actionsDenylist: ['eventLog/recorded', 'api/internalSubscriptions/'],
  actionSanitizer: shownAction,
  stateSanitizer: (state: unknown) => shownState(state as State) as never,
} satisfies DevToolsEnhancerOptions
