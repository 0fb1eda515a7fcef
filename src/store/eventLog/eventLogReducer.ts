import { SHOULD_AUTOBATCH, type Action } from '@reduxjs/toolkit'
import type { Entry } from './entry'

export interface EventLogState {
  entries: readonly Entry[]
  /** Number of entries already dropped from the ring. */
  dropped: number
}

/** Maximum number of entries: the chains of more than a hundred commands, measured by `session.bench.ts`. */
export const RING_SIZE = 4_000

interface Recorded extends Action<'eventLog/recorded'> {
  payload: readonly Entry[]
}

/** The entries since the last frame as one action; subscribers are notified in a batch. */
export const recorded = (entries: readonly Entry[]): Recorded & { meta: object } => ({
  type: 'eventLog/recorded',
  payload: entries,
  meta: { [SHOULD_AUTOBATCH]: true },
})

const empty: EventLogState = { entries: [], dropped: 0 }

/** Without Immer, which makes an append fifty times as slow. */
export function eventLogReducer(state: EventLogState = empty, action: Action): EventLogState {
  if (action.type !== 'eventLog/recorded') return state
  const all = state.entries.concat((action as Recorded).payload)
  const surplus = Math.max(0, all.length - RING_SIZE)
  return { entries: surplus > 0 ? all.slice(surplus) : all, dropped: state.dropped + surplus }
}
