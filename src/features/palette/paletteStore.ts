import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Lawful } from '#features/shared/law/law'

/** The group of the commands for the rows of a list: there are many, so they come after everything else. */
export const ROW_COMMANDS = 'Commands'

/** One line of the command palette: a place (a link) or an action. */
export interface PaletteEntry {
  label: string
  /** What it is found by as well, as other programs call it: "New disk". */
  also?: string
  group: string
  /** Its mark or icon; without one, it gets that of a place or of an action. */
  mark?: ReactNode
  /** What it leads to has a state: its mark is that of the state, and the law card opens from it. */
  lawful?: Lawful
  to?: string
  run?: () => void
  /** It cannot be undone: it comes after what can. */
  tone?: 'danger'
  /** Why it cannot be run now; it stays in the list and says so. */
  disabledReason?: string | undefined
}

// Mounted components register entries. A module store instead of Redux, because actions are functions.
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
 * Registers entries while the caller is mounted. Different groups may have equal labels.
 *
 * @param entries keep their identity between renders; new ones replace the old ones
 * @param isFrame entries of the page frame: they come after those of the page
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

/** The text typed since the palette opened; typing can start before its code is loaded. */
export const usePaletteText = () => useSyncExternalStore(subscribe, () => text)

export function setPaletteText(next: string) {
  text = next
  // Another text is another choice.
  isRun = false
  notify()
}

/** Opens or closes the palette; it always opens empty. */
export function setPaletteOpen(next: boolean) {
  open = next
  text = ''
  isRun = false
  notify()
}

/** Closes the palette. */
export const closePalette = () => setPaletteOpen(false)

export const togglePalette = () => setPaletteOpen(!open)

export const paletteText = () => text

/** Enter was pressed before the list was ready: the palette runs its best match as soon as it can. */
export function runPalette() {
  isRun = true
  notify()
}

export const isPaletteRun = () => isRun

export const usePaletteRun = () => useSyncExternalStore(subscribe, isPaletteRun)
