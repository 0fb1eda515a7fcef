import type { Entry } from '#store/eventLog/entry'
import { ownPath } from '#store/model/ownPath'
import type { AppStore, RootState } from '#store/store'
import type { PastMoment } from './pastMoments'
import { machines } from '../noun'

/** The address of the page after an entry, ignoring the debugger's own page. */
function pathAt(entries: readonly Entry[], seq: number): string | undefined {
  const routes = entries.filter((entry) => entry.kind === 'route')
  const before = routes.findLast((entry) => entry.seq <= seq && !entry.subject.startsWith(machines.to.page()))
  if (before) return ownPath(before.subject)
  // If the log has dropped the page's entry, the next one has its address.
  const next = routes.find((entry) => entry.seq > seq)
  return next && ownPath(next.data.from)
}

/** The console after an entry of its log; undefined if that is no longer known. */
export function pastOf(store: AppStore, seq: number): PastMoment | undefined {
  const state = store.tape?.stateAt(seq) as RootState | undefined
  const { entries, dropped } = store.getState().eventLog
  const path = pathAt(entries, seq)
  if (!state || path === undefined) return undefined
  // Adds the log, which the tape leaves out.
  return {
    path,
    state: { ...state, eventLog: { dropped, entries: entries.filter((entry) => entry.seq <= seq) } },
  }
}
