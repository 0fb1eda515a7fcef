import { useEffect, useState, useSyncExternalStore } from 'react'

/** One line of the command palette: a place (a link) or an action. */
export interface PaletteEntry {
  label: string
  /** What it is found by as well, as other programs call it: "New disk". */
  also?: string
  group: string
  to?: string
  run?: () => void
}

// Entries belong to whatever is mounted. A module store rather than Redux, because actions are functions.
interface Registration {
  entries: readonly PaletteEntry[]
  isFrame: boolean
}
const registered = new Map<symbol, Registration>()
const listeners = new Set<() => void>()
let all: readonly PaletteEntry[] = []
let open = false
let text = ''
let isRun = false

function notify() {
  for (const listener of listeners) listener()
}

function changed() {
  const byPlace = [...registered.values()].sort((a, b) => Number(a.isFrame) - Number(b.isFrame))
  all = byPlace.flatMap(({ entries }) => entries)
  notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Offers entries for as long as the caller is mounted. Equal labels in different groups live side by side.
 *
 * @param entries keep their identity between renders; new ones take the place of the old ones
 * @param isFrame entries of the frame around every page: those of the page itself come before them
 */
export function usePaletteEntries(entries: readonly PaletteEntry[], isFrame = false) {
  const [key] = useState(() => Symbol('palette'))
  useEffect(() => {
    registered.set(key, { entries, isFrame })
    changed()
  }, [key, entries, isFrame])
  useEffect(
    () => () => {
      registered.delete(key)
      changed()
    },
    [key],
  )
}

/** All entries, in the order of registration, those of the frame last. */
export const useAllPaletteEntries = () => useSyncExternalStore(subscribe, () => all)

export const usePaletteOpen = () => useSyncExternalStore(subscribe, () => open)

/** What has been typed since the palette was opened; typing begins before its code is there. */
export const usePaletteText = () => useSyncExternalStore(subscribe, () => text)

export function setPaletteText(next: string) {
  text = next
  notify()
}

/** Opens or closes the palette; either way the next one begins empty. */
export function setPaletteOpen(next: boolean) {
  open = next
  text = ''
  isRun = false
  notify()
}

export const togglePalette = () => setPaletteOpen(!open)

export const paletteText = () => text

/** Enter was pressed before the list was there: the palette runs its best match as soon as it can. */
export function runPalette() {
  isRun = true
  notify()
}

export const isPaletteRun = () => isRun

export const usePaletteRun = () => useSyncExternalStore(subscribe, isPaletteRun)
