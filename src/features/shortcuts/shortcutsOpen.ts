import { useSyncExternalStore } from 'react'

// The shortcut list opens by key, from the palette and from a menu, so its state is separate from all three.
let isOpen = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useShortcutsOpen = () => useSyncExternalStore(subscribe, () => isOpen)

export function setShortcutsOpen(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}
