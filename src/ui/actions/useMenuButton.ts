import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/**
 * The properties of a button that opens a menu: by click, Enter, Space or the down arrow, and by pressing the mouse, so
 * that an entry can be chosen by releasing it there.
 */
export function useMenuButton(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  /** The present press has opened the menu, so its click does not close it. */
  const hasOpened = useRef(false)
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerDown({ button, pointerType }: PointerEvent) {
      hasOpened.current = !isOpen && pointerType === 'mouse' && button === 0
      if (hasOpened.current) setOpen(true)
    },
    onMouseDown(event: MouseEvent) {
      // The focus stays in the menu.
      if (hasOpened.current) event.preventDefault()
    },
    onClick({ detail }: MouseEvent) {
      // A key's click has no detail.
      if (!hasOpened.current || detail === 0) setOpen(!isOpen)
      hasOpened.current = false
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' || isOpen) return
      event.preventDefault()
      setOpen(true)
    },
  } as const
}
