import type { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'

/**
 * Closes an open menu. A press on its own button is handled by the button, which would otherwise open the menu again at
 * once.
 */
export const closeMenu =
  (anchor: RefObject<HTMLButtonElement | null>, onClose: () => void) =>
  (open: boolean, details: Menu.Root.ChangeEventDetails) => {
    if (open) return
    const { target } = details.event
    if (details.reason === 'outside-press' && target instanceof Node && anchor.current?.contains(target))
      return
    onClose()
  }
