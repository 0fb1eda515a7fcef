import type { ConfirmText } from './commands/command'
import type { ApiError } from './model/apiError'

/** What the confirm dialog shows, and what can be said to it. */
export interface ConfirmView {
  text: ConfirmText
  /** What its button says: the command's own verb. */
  verb: string
  isActing: boolean
  /** The answer takes so long that the dialog may be left. */
  isSlow: boolean
  /** Why the last try failed. */
  failure?: { title: string; error: ApiError }
  accept: () => void
  dismiss: () => void
}

// The seam between the console's actors, which are fetched when the first command is issued, and what shows them.
let confirm: ConfirmView | null = null
const listeners = new Set<() => void>()

export function showConfirm(next: ConfirmView | null) {
  confirm = next
  for (const listener of listeners) listener()
}

export const currentConfirm = () => confirm

export function subscribeConfirm(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
