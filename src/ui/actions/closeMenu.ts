import type { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'

/** The close handler of a menu. Ignores a press on the menu's own button, which toggles the menu itself. */
export const closeMenu =
  (anchor: RefObject<HTMLButtonElement | null>, onClose: () => void) =>
  (open: boolean, details: Menu.Root.ChangeEventDetails) => {
    if (open) return
    const { target } = details.event
    if (details.reason === 'outside-press' && target instanceof Node && anchor.current?.contains(target))
      return
    onClose()
  }
