import { EllipsisVertical } from 'lucide-react'
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import styles from './ActionMenu.module.css'

/** One line of a menu: something to do, or somewhere to go. */
export interface MenuItem {
  key: string
  label: string
  tone?: 'danger'
  /** What it does to its subject; a line separates entries that stand side by side and do different things. */
  group?: 'look' | 'change' | 'remove'
  /** One of several of which one holds, named by `of`. */
  radio?: { of: string; isChecked: boolean }
  /** Stands for entries that are on their way. */
  isPlaceholder?: true
  /** Why it cannot be chosen now; it stays in the menu and says so. */
  disabledReason?: string
  onSelect?: () => void
  /** A link element; the item becomes it. */
  link?: ReactElement
}

interface ActionMenuProps {
  /** The button's accessible name. */
  label?: string
  /** Built when the menu opens. Given as a list, it may change while the menu is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** What the button shows; three dots if nothing else is given. */
  trigger?: ReactNode
}

const load = async () => ({ default: (await import('./ActionMenuPopup')).ActionMenuPopup })
const Popup = lazy(load)
const preload = () => void load()

/**
 * A button that opens a menu. The menu's code comes when a hand comes near, so that a page of rows costs a page of
 * plain buttons. An open menu belongs to this component and survives whatever its row does.
 */
export function ActionMenu({ label = 'Row actions', items, trigger }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {trigger ?? <EllipsisVertical size={16} aria-hidden />}
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
