import { part, partOf } from '../parts'
import type { BatchView } from './batchView'
import type { ConfirmView } from './confirmView'
import { observable } from './observable'

/** The open dialogs of the actors: that of the confirm machine, and that of the batch of this tab. */
interface Dialogs {
  confirm: ConfirmView | null
  batch: BatchView | null
}

/** The dialogs in one value, so that the page listens once. */
export const dialogs = part(() => observable<Dialogs>({ confirm: null, batch: null }))

/** The batch of this tab, or null: its part of the dialogs. */
export const batchView = part((store) => {
  const { get, set } = partOf(store, dialogs)
  return { get: () => get().batch, set: (batch: BatchView | null) => set({ ...get(), batch }) }
})
