import { Suspense, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { lazyPart } from '../lazyPart'
import styles from './ActionMenu.module.css'

/** One entry of a menu: an action or a link. */
export interface MenuItem {
  key: string
  label: string
  tone?: 'danger'
  /** The group of the entry; a separator is drawn between groups. */
  group?: 'look' | 'change' | 'remove'
  /** A radio entry of the group `of`. */
  radio?: { of: string; isChecked: boolean }
  /** Before the label; what it shows is said in `description`. */
  mark?: ReactNode
  /** What a click on the mark or Alt+Enter does instead, given the menu's button, when the menu has closed. */
  onMark?: ((button: HTMLElement) => void) | undefined
  /** What is said of it after its label. */
  description?: string | undefined
  /** It leads to where one is. */
  isCurrent?: boolean
  /** A placeholder for entries that are loading. */
  isPlaceholder?: true
  /** Why it is disabled; it stays in the menu with this reason. */
  disabledReason?: string
  onSelect?: () => void
  /** The text that it copies. */
  copies?: string
  /** A link element that renders the item. */
  link?: ReactElement
}

interface ActionMenuProps {
  /** The button's accessible name. */
  label?: string
  /** Built when the menu opens. Given as a list, it may change while the menu is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** The content of the button; three dots by default. */
  trigger?: ReactNode
  /** Whether it is open, and how to change that, for a menu that another one takes the place of. */
  openness?: Openness
}

/** Whether a menu is open, and a function that opens or closes it. */
export type Openness = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void]

const Popup = lazyPart(async () => (await import('./ActionMenuPopup')).ActionMenuPopup)

/** Three dots. Every row has them, so they are plain elements, made once. */
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
