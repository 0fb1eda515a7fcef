import { noticeShown, unloadedNotice } from '../slices/notices'
import type { AppStore } from '../store'

/** Undoes the change of a line, after loading the code of that. The cause stays that of the call. */
export function undoLine(store: AppStore, line: string): Promise<void> {
  const { cause } = store.log
  return import('./undoActors').then(
    ({ beginUndo }) => store.log.within(cause, () => beginUndo(store, line)),
    () =>
      store.log.within(cause, () => {
        store.dispatch(noticeShown(unloadedNotice('Could not undo it')))
      }),
  )
}
