import { observable, useObservable } from '#store/actors/observable'
import { usePart } from '#store/hooks'
import { part } from '#store/parts'

// Whether the debugger stands below the page. Small: every page has it, and the debugger itself is loaded when opened.

const dock = part(() => {
  const isOpen = observable(false)
  return { ...isOpen, toggle: () => isOpen.set(!isOpen.get()) }
})

/** Whether the debugger stands below the page, and what changes it. */
export const useDock = () => usePart(dock)

/** Whether the debugger stands below the page. */
export const useDockOpen = (): boolean => useObservable(useDock())
