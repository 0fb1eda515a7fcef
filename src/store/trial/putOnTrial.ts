import { consolePartOf } from '../parts'
import type { AppStore } from '../store'
import { trialsAsked, type TrialAsked } from './trialsAsked'

/**
 * Puts a change on trial whose request has just been sent: it is put back after a time, unless it is kept before. The
 * trial begins when the region accepts the change.
 */
export function putOnTrial(store: AppStore, ms: number, { requestId }: { requestId?: string }): void {
  if (ms <= 0 || requestId === undefined) return
  const asked: TrialAsked = { ms, settle: () => {} }
  consolePartOf(store, trialsAsked).set(requestId, asked)
  // If its code is missing, the ledger says so when the trial begins.
  import('./trials').then(
    ({ trials }) => {
      if (!store.parts.signal.aborted && consolePartOf(store, trialsAsked).has(requestId))
        consolePartOf(store, trials).await(asked)
    },
    () => {},
  )
}
