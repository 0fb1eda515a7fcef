import type { Entry } from '#store/eventLog/entry'
import { ownPath } from '#store/model/ownPath'
import type { AppStore, RootState } from '#store/store'
import type { PastMoment } from './pastMoments'
import { machines } from '../noun'

/** The address of the page after an entry; the debugger's own page does not count. */
function pathAt(entries: readonly Entry[], seq: number): string | undefined {
  const routes = entries.filter((entry) => entry.kind === 'route')
  const before = routes.findLast((entry) => entry.seq <= seq && !entry.subject.startsWith(machines.to.page()))
  if (before) return ownPath(before.subject)
  // The entry of the page itself may have left the log; the next one names it.
  const next = routes.find((entry) => entry.seq > seq)
  return next && ownPath(next.data.from)
}

/** What the console was after an entry of its log; undefined when that is no longer known. */
export function pastOf(store: AppStore, seq: number): PastMoment | undefined {
  const state = store.tape?.stateAt(seq) as RootState | undefined
  const { entries, dropped } = store.getState().eventLog
  const path = pathAt(entries, seq)
  if (!state || path === undefined) return undefined
  // The tape leaves the log out, which is its own history.
  return {
    path,
    state: { ...state, eventLog: { dropped, entries: entries.filter((entry) => entry.seq <= seq) } },
  }
}
