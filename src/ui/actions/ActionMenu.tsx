import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lazyPart } from '../lazyPart'
import styles from './ActionMenu.module.css'
import type { MenuItem } from './menuItem'

interface ActionMenuProps {
  /** The button's accessible name. */
  label?: string
  /** The entries. A function is called when the menu opens; a list may change while the menu is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** The content of the button; three dots by default. */
  trigger?: ReactNode
  /** Open state and its setter, given by an owner that replaces this menu by another. */
  openness?: Openness
}

/** The open state of a menu, and its setter. */
export type Openness = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void]

const Popup = lazyPart(async () => (await import('./ActionMenuPopup')).ActionMenuPopup)

/** Three dots. One plain element, shared by all rows. */
const dots = (
  <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden>
    <path d="M12 5v.01M12 12v.01M12 19v.01" stroke="currentColor" strokeWidth={4} strokeLinecap="round" />
  </svg>
)

/**
 * A button that opens a menu. The menu's code loads on hover or focus, so that a page of rows costs only plain buttons.
 * An open menu belongs to this component and survives changes of its row.
 */
export function ActionMenu({ label = 'Row actions', items, trigger, openness }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const own = useState(false)
  const [open, setOpen] = openness ?? own

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || open) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={trigger ? styles.labelled : styles.dots}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={Popup.preload}
        onFocus={Popup.preload}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {trigger ?? dots}
      </button>
      {open && (
        <Suspense>
          <Popup
            anchor={button}
            label={label}
            items={typeof items === 'function' ? items() : items}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
