import { consolePart, consolePartOf } from '../parts'
import type { BatchView } from './batch/batchView'
import type { ClashView } from './clashView'
import type { ConfirmView } from './confirm/confirmView'
import { observable } from '../observable'
import type { UndoView } from '../undo/undoView'

/**
 * The views of the actors over any page: the dialogs of the confirm machine, of the batch of this tab, of an undo and
 * of a form, and that another user has signed in.
 */
export interface Dialogs {
  confirm: ConfirmView | null
  batch: BatchView | null
  undo: UndoView | null
  clash: ClashView | null
  /** Another user has signed in in this browser. */
  otherUser: { name: string; reload: () => void } | null
}

/** The dialogs in one value, so that the page listens once. */
export const dialogs = consolePart(() =>
  observable<Dialogs>({ confirm: null, batch: null, undo: null, clash: null, otherUser: null }),
)

/** The batch of this tab, or null: its part of the dialogs. */
export const shownBatch = consolePart((store) => {
  const { get, set } = consolePartOf(store, dialogs)
  return { get: () => get().batch, set: (batch: BatchView | null) => set({ ...get(), batch }) }
})
