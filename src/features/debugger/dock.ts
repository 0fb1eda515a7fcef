import { observable, useObservable } from '#store/actors/observable'

// Whether the debugger stands below the page. Small: every page has it, and the debugger itself is loaded when opened.

const isOpen = observable(false)

/** Whether the debugger stands below the page. */
export const useDockOpen = (): boolean => useObservable(isOpen)

export const setDockOpen = isOpen.set

/** Opens the debugger below the page, or closes it. */
export const toggleDock = () => isOpen.set(!isOpen.get())
