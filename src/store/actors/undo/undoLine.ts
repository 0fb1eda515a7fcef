import { noticeShown, unloadedNotice } from '#store/slices/notices'
import type { AppStore } from '#store/store'

/** Undoes the change of a line, after loading the code of that. The cause stays that of the call. */
export function undoLine(store: AppStore, line: string): Promise<void> {
  const { cause } = store.log
  const by = store.log.actOf(cause)
  return import('./undoActors').then(
    ({ beginUndo }) => store.log.within(cause, () => beginUndo(store, line, by)),
    () =>
      store.log.within(cause, () => {
        store.dispatch(noticeShown(unloadedNotice('Could not undo it')))
      }),
  )
}
