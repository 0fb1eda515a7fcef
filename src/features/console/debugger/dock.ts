import { observable, useObservable } from '#store/observable'
import { useConsolePart } from '#store/hooks'
import { consolePart } from '#store/parts'

// Whether the debugger is open beside the page. Every page loads this file; opening loads the debugger.

const dock = consolePart(() => {
  const isOpen = observable(false)
  return {
    ...isOpen,
    toggle: () => isOpen.set(!isOpen.get()),
    /** The number of the entry to show; the debugger takes it. */
    entry: observable<number | undefined>(undefined),
  }
})

/** Whether the debugger is open beside the page, with the functions that change it. */
export const useDock = () => useConsolePart(dock)

/** Whether the debugger is open beside the page. */
export const useDockOpen = (): boolean => useObservable(useDock())
