import type { ConfirmText } from './commands/command'

/** What the confirm dialog shows, and what can be said to it. */
export interface ConfirmView {
  text: ConfirmText
  isActing: boolean
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
