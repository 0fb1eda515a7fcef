import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import type { MenuItem } from './ActionMenu'
import styles from './ActionMenu.module.css'

interface ActionMenuPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** The menu itself. Mounted open; closing unmounts it, and the focus goes back to its button. */
export function ActionMenuPopup({ anchor, label, items, onClose }: ActionMenuPopupProps) {
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root
        open
        modal={false}
        onOpenChange={(open, details) => {
          if (open) return
          // The click that closes it is the button's own business, or it would open at once again.
          const target = details.event.target
          if (
            details.reason === 'outside-press' &&
            target instanceof Node &&
            anchor.current?.contains(target)
          )
            return
          onClose()
        }}
      >
        <Menu.Portal>
          <Menu.Positioner anchor={anchor} align="end" sideOffset={4} className={styles.positioner}>
            <Menu.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
              {items.map((item) => (
                <Item key={item.key} item={item} />
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}

function Item({ item }: { item: MenuItem }) {
  if (item.link) {
    return (
      <Menu.Item className={styles.item} render={item.link}>
        {item.label}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item
      className={`${styles.item} ${item.tone && !item.disabledReason ? styles.danger : ''}`}
      disabled={item.disabledReason !== undefined}
      onClick={item.onSelect}
      aria-label={item.label}
      {...(item.disabledReason ? { 'aria-description': item.disabledReason } : {})}
    >
      {item.label}
      {item.disabledReason && (
        <span className={styles.reason} aria-hidden>
          {item.disabledReason}
        </span>
      )}
    </Menu.Item>
  )
}
