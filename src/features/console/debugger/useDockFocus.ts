import { useCallback, useLayoutEffect, useRef } from 'react'

/** The focused element; undefined where none is. */
function focused(): HTMLElement | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined
}

/**
 * The focus of the docked debugger: its current tab gets it on opening, Escape and closing return it, and F6 goes
 * from the page to the debugger, to the newest notification, and back to the page.
 *
 * @returns a function that moves the focus to its current tab
 */
export function useDockFocus(dock: HTMLElement | null) {
  const before = useRef<HTMLElement>(undefined)
  const enter = useCallback(() => {
    if (dock?.contains(document.activeElement)) return
    before.current = focused()
    dock?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [dock])
  useLayoutEffect(() => {
    if (!dock) return
    const element = dock
    enter()
    function leave() {
      const target = before.current?.isConnected ? before.current : document.getElementById('content')
      target?.focus()
    }
    function onEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      leave()
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6') return
      const at = document.activeElement
      // From the debugger, the notifications handle the key themselves if there is one.
      if (element.contains(at) && document.querySelector('[data-toast]')) return
      event.preventDefault()
      event.stopPropagation()
      if (element.contains(at) || at?.closest('[data-toast]')) return leave()
      enter()
    }
    element.addEventListener('keydown', onEscape)
    // Before the notifications, which know no debugger.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      element.removeEventListener('keydown', onEscape)
      if (element.contains(document.activeElement)) leave()
    }
  }, [dock, enter])
  return enter
}
