import { useEffect, useState, type ReactElement } from 'react'
import { observable, useObservable } from '#store/actors/observable'
import { usePart } from '#store/hooks'
import { part } from '#store/parts'
import type { Lawful } from '#features/kit/lifecycle/law'

/** The group of the commands for the rows of a list: there are many, so they come after everything else. */
export const ROW_COMMANDS = 'Commands'

/** One line of the command palette: a place (a link) or an action. */
export interface PaletteEntry {
  label: string
  /** Other words that find it, as other programs call it: "New disk". */
  also?: string
  group: string
  /** Its mark or icon, which may be given by its name; without one, it gets that of a place or of an action. */
  mark?: ReactElement | 'keyboard' | 'settings'
  /** The lifecycle of the record that it leads to: its mark is that of the state, and the law card opens from it. */
  lawful?: Lawful
  to?: string
  run?: () => void
  /** Set for irreversible actions: they come after the others. */
  tone?: 'danger'
  /** Why it cannot be run now; it stays in the list and says so. */
  disabledReason?: string | undefined
}

interface Registration {
  entries: readonly PaletteEntry[]
  isFrame: boolean
}

/** The palette of a console. Mounted components register entries; outside Redux, because actions are functions. */
export const palette = part(() => {
  const registered = new Map<symbol, Registration>()
  const entries = observable<readonly PaletteEntry[]>([])
  const isOpen = observable(false)
  const text = observable('')
  const isRun = observable(false)
  const type = (next: string) => {
    text.set(next)
    // A new text cancels a pending Enter.
    isRun.set(false)
  }
  const open = (next: boolean) => {
    isOpen.set(next)
    // It always opens empty.
    type('')
  }
  return {
    /** All entries, in the order of registration, those of the frame last. */
    entries,
    isOpen,
    /** The text typed since the palette opened; typing can start before its code is loaded. */
    text,
    /** Enter was pressed before the list was ready: the palette runs its best match as soon as it can. */
    isRun,
    type,
    close: () => open(false),
    toggle: () => open(!isOpen.get()),
    /** Registers the entries of a component, in place of its earlier ones; undefined removes them. */
    register(key: symbol, registration: Registration | undefined) {
      if (registration) registered.set(key, registration)
      else registered.delete(key)
      const byPlace = [...registered.values()].sort((a, b) => Number(a.isFrame) - Number(b.isFrame))
      entries.set(byPlace.flatMap((each) => each.entries))
    },
  }
})

/**
 * Registers entries while the caller is mounted. Different groups may have equal labels.
 *
 * @param entries keep their identity between renders; new ones replace the old ones
 * @param isFrame entries of the page frame: they come after those of the page
 */
export function usePaletteEntries(entries: readonly PaletteEntry[], isFrame = false) {
  const all = usePart(palette)
  const [key] = useState(() => Symbol('palette'))
  useEffect(() => all.register(key, { entries, isFrame }), [all, key, entries, isFrame])
  useEffect(() => () => all.register(key, undefined), [all, key])
}

export const usePaletteOpen = () => useObservable(usePart(palette).isOpen)
