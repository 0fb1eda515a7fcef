import { consolePartOf } from '../parts'
import { noticeShown, unloadedNotice } from '../slices/notices'
import type { AppStore } from '../store'
import type { Trials } from './trials'

/** Calls the trials of a console, after loading their code. The cause stays that of the call. */
function withTrials(store: AppStore, title: string, use: (trials: Trials) => void) {
  const { cause } = store.log
  import('./trials').then(
    ({ trials }) => store.log.within(cause, () => use(consolePartOf(store, trials))),
    () =>
      store.log.within(cause, () => {
        store.dispatch(noticeShown(unloadedNotice(title)))
      }),
  )
}

/** Keeps the change of a line that is on trial. */
export const keepTrial = (store: AppStore, line: string): void =>
  withTrials(store, 'Could not keep it', (trials) => void trials.keep(line))

/** Puts back the change of a line that is on trial, before its time. */
export const recallTrial = (store: AppStore, line: string): void =>
  withTrials(store, 'Could not put it back', (trials) => trials.recall(line))
