/** Words, or an amount of bytes. */
export type FactValue = string | number

/** A fact of a place that has changed since: before the change, after it, and now; empty for none. */
export interface UndoRow {
  label: string
  before: FactValue
  mine: FactValue
  now: FactValue
}

/** The question of an undo whose place has changed meanwhile. */
export interface UndoView {
  /** "Quotas of research". */
  title: string
  rows: readonly UndoRow[]
  insist: () => void
  keep: () => void
}
