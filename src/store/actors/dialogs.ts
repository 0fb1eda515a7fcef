import { part, partOf } from '../parts'
import type { BatchView } from './batchView'
import type { ConfirmView } from './confirmView'
import { observable } from './observable'
import type { UndoView } from './undoView'

/** The open dialogs of the actors: that of the confirm machine, that of the batch of this tab, and that of an undo. */
interface Dialogs {
  confirm: ConfirmView | null
  batch: BatchView | null
  undo: UndoView | null
}

/** The dialogs in one value, so that the page listens once. */
export const dialogs = part(() => observable<Dialogs>({ confirm: null, batch: null, undo: null }))

/** The batch of this tab, or null: its part of the dialogs. */
export const batchView = part((store) => {
  const { get, set } = partOf(store, dialogs)
  return { get: () => get().batch, set: (batch: BatchView | null) => set({ ...get(), batch }) }
})
