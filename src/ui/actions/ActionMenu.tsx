import { Suspense, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../lazyPart'
import styles from './ActionMenu.module.css'
import type { MenuItem } from './menuItem'
import { useMenuButton } from './useMenuButton'

interface ActionMenuProps {
  /** The button's accessible name. */
  label: string
  /** The entries. A function is called when the menu opens; a list may change while the menu is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** The content of the button; three dots by default. */
  trigger?: ReactNode
  /** The menu is at least as wide as the button. */
  isAsWide?: boolean
}

const Popup = lazyPart(async () => (await import('./ActionMenuPopup')).ActionMenuPopup)

/**
 * A button that opens a menu. The menu's code loads on hover or focus, so that a page of rows costs only plain buttons.
 * An open menu belongs to this component and survives changes of its row.
 */
export function ActionMenu({ label, items, trigger, isAsWide }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const opening = useMenuButton(open, setOpen)

  return (
    <>
      <button
        ref={button}
        type="button"
        className={trigger ? styles.labelled : styles.dots}
        aria-label={label}
        onPointerEnter={Popup.preload}
        onFocus={Popup.preload}
        {...opening}
      >
        {trigger}
      </button>
      {open && (
        <Suspense>
          <Popup
            anchor={button}
            label={label}
            items={typeof items === 'function' ? items() : items}
            isAsWide={isAsWide}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
