import { useCallback, useLayoutEffect, useRef } from 'react'

/** The focused element; undefined where none is. */
function focused(): HTMLElement | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined
}

/**
 * The focus of the docked debugger: its current tab gets it on opening, Escape and closing return it to where it was
 * before.
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
    function onFocusIn({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
        before.current = relatedTarget
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('keydown', onEscape)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('keydown', onEscape)
      if (element.contains(document.activeElement)) leave()
    }
  }, [dock, enter])
  return enter
}
