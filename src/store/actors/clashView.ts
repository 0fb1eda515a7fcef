import type { FactValue } from '../undo/undoView'

/** A field that the user and someone else have changed: as both have seen it, and as each of them wants it. */
export interface ClashRow {
  label: string
  was: FactValue
  mine: FactValue
  theirs: FactValue
}

/** The question of an update whose fields someone else has changed meanwhile. */
export interface ClashView {
  rows: readonly ClashRow[]
  useMine: () => void
  keepTheirs: () => void
  /** Back to the form: nothing is sent. */
  cancel: () => void
}
