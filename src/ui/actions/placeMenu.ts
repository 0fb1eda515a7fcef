/** Distance between a menu and its button, and from the window's edges, in pixels. */
const GAP = 4
const EDGE = 8

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** The place of a menu in the window, in pixels. It hangs at its top edge, or stands on its bottom edge. */
export interface MenuPlace {
  left: number
  top?: number
  bottom?: number
  maxHeight: number
}

/** The room for a menu above or below its button, whichever is larger: its height before it is measured. */
export const largestRoom = (button: Box, view: Size): number =>
  Math.max(button.top, view.height - button.bottom) - GAP - EDGE

/**
 * Places a menu at its button: below it if it fits there or if there is more room than above, and moved along the
 * button as far as the window's edges demand.
 *
 * @param align the edge of the button with which the menu is flush
 */
export function placeMenu(button: Box, menu: Size, view: Size, align: 'start' | 'end'): MenuPlace {
  const wanted = align === 'start' ? button.left : button.right - menu.width
  const left = Math.max(EDGE, Math.min(wanted, view.width - EDGE - menu.width))
  const above = button.top - GAP - EDGE
  const below = view.height - button.bottom - GAP - EDGE
  return menu.height <= below || below >= above
    ? { left, top: button.bottom + GAP, maxHeight: below }
    : { left, bottom: view.height - button.top + GAP, maxHeight: above }
}
