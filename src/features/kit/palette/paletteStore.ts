import { useEffect, useState, type ReactElement } from 'react'
import { observable, useObservable } from '#store/observable'
import { useConsolePart } from '#store/hooks'
import { consolePart } from '#store/parts'
import type { Needs } from '#model/needs'
import type { StatefulRecord } from '#features/kit/lifecycle/statefulResource'

/** The group of the commands for the rows of a list: there are many, so they come after everything else. */
export const ROW_COMMANDS = 'Commands'

/** The group of the entries that were chosen last. */
export const RECENT = 'Recent'

/** The group of the entries for a text that nothing matches. */
export const INSTEAD = 'Instead'

/** What is done in a project that is chosen first. */
export interface InProject {
  /** "Create instance". */
  label: string
  /** Where it is done: a path with the parameter `project`. */
  path: string
  /** The role that it takes in the project. */
  needs: Needs | undefined
}

/** One line of the command palette: a place (a link) or an action. */
export interface PaletteEntry {
  label: string
  /** Other words that find it, as other programs call it: "New disk". */
  also?: string
  group: string
  /** Where its target is, in grey: "System, Hardware". */
  place?: string
  /** Texts that find it by a part of them: ids, addresses, serial numbers; the matching one is shown before its place. */
  texts?: readonly string[]
  /** Words that find it after all names; the matching one is shown before its place. */
  words?: readonly string[]
  /** A command of the selected rows: its group comes before all others. */
  isOfSelection?: true
  /** Its target is on the way to it, and that of others too. */
  isStep?: true
  /** A record or a page from elsewhere: in the list only while the typed text is a part of its label or texts. */
  isFound?: true
  /** How well the index has matched it, and by which of its texts: the list does not match it again. */
  matched?: { score: number; by: string | undefined }
  /** Its mark or icon, which may be given by its name; without one, it gets that of a place or of an action. */
  mark?: ReactElement | 'keyboard' | 'settings'
  /** The record of the entry, with its kind: its mark is that of the state, and the lifecycle card opens from it. */
  stateful?: StatefulRecord | undefined
  to?: string
  run?: () => void
  /** It leads to the next step of the palette, the choice of a project. */
  inProject?: InProject
  /** It runs in the palette, which stays open. */
  staysOpen?: true
  /** Set for irreversible actions: they come after the others. */
  tone?: 'danger'
  /** Why it cannot be run now; it stays in the list and says so. */
  disabledReason?: string | undefined
}

/** Returns the entries of a mounted component, as of its last render. Only an open palette calls it. */
type PaletteSource = () => readonly PaletteEntry[]

/** Identifies an entry in the list: groups may have equal labels, and equal labels different targets or places. */
export const entryKey = ({ group, label, to = '', place = '' }: PaletteEntry) =>
  `${group}\n${label}\n${to}\n${place}`

interface Registration {
  source: PaletteSource
  isFrame: boolean
}

/** The palette of a console. Mounted components register sources; outside Redux, because actions are functions. */
export const palette = consolePart(() => {
  const registered = new Map<symbol, Registration>()
  const version = observable(0)
  const isOpen = observable(false)
  const text = observable('')
  const isRun = observable(false)
  const step = observable<InProject | undefined>(undefined)
  const type = (next: string) => {
    text.set(next)
    // A new text cancels a pending Enter.
    isRun.set(false)
  }
  const ask = (next: InProject | undefined) => {
    step.set(next)
    type('')
  }
  const open = (next: boolean) => {
    isOpen.set(next)
    // It always opens empty.
    ask(undefined)
  }
  return {
    /** Changes when a source may have other entries while the palette is open. */
    version,
    /** All entries, in the order of registration, those of the frame last. */
    entries: (): PaletteEntry[] =>
      [...registered.values()]
        .sort((a, b) => Number(a.isFrame) - Number(b.isFrame))
        .flatMap(({ source }) => source()),
    isOpen,
    /** The text typed since the palette opened; typing can start before its code is loaded. */
    text,
    /** Enter was pressed before the list was ready: the palette runs its best match as soon as it can. */
    isRun,
    /** What a project is chosen for; undefined in the first step. */
    step,
    /** Goes on to the choice of a project; undefined: back to the first step. */
    ask,
    type,
    close: () => open(false),
    toggle: () => open(!isOpen.get()),
    /** Registers the source of a component, in place of its earlier one; undefined removes it. */
    register(key: symbol, registration: Registration | undefined) {
      if (registration) registered.set(key, registration)
      else registered.delete(key)
      if (isOpen.get()) version.set(version.get() + 1)
    },
  }
})

/**
 * Registers entries while the caller is mounted. Different groups may have equal labels. Opening the palette does not
 * render the caller; a render of the caller updates an open palette.
 *
 * @param source called while the palette is open
 * @param isFrame entries of the page frame: they come after those of the page
 */
export function usePaletteEntries(source: PaletteSource, isFrame = false) {
  const all = useConsolePart(palette)
  const [key] = useState(() => Symbol('palette'))
  // After each render: the source closes over its values.
  useEffect(() => all.register(key, { source, isFrame }))
  useEffect(() => () => all.register(key, undefined), [all, key])
}

/**
 * Whether the palette is open.
 *
 * @param isNeeded false: always returns false, so that an opening does not render the caller
 */
export function usePaletteOpen(isNeeded = true): boolean {
  return useObservable(useConsolePart(palette).isOpen, (isOpen) => isNeeded && isOpen)
}
