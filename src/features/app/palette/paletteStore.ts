import { useEffect, useSyncExternalStore } from 'react'

/** One line of the command palette: a place (a link) or a deed. */
export interface PaletteEntry {
  label: string
  group: string
  to?: string
  run?: () => void
}

// Entries belong to whatever is mounted. A module store rather than Redux, because deeds are functions.
const registered = new Map<symbol, readonly PaletteEntry[]>()
const listeners = new Set<() => void>()
let all: readonly PaletteEntry[] = []
let open = false

function changed() {
  all = [...registered.values()].flat()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Offers entries for as long as the caller is mounted. Equal labels in different groups live side by side. */
export function usePaletteEntries(entries: readonly PaletteEntry[]) {
  useEffect(() => {
    const key = Symbol('palette')
    registered.set(key, entries)
    changed()
    return () => {
      registered.delete(key)
      changed()
    }
  }, [entries])
}

/** All entries; deeds first, then in the order of registration, groups kept together. */
export const useAllPaletteEntries = () => useSyncExternalStore(subscribe, () => all)

export const usePaletteOpen = () => useSyncExternalStore(subscribe, () => open)

export function setPaletteOpen(next: boolean) {
  open = next
  for (const listener of listeners) listener()
}
