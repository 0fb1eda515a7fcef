import { observable } from '#store/observable'
import { consolePart } from '#store/parts'

/** Whether the list of shortcuts is open. It opens by key, from the palette and from a menu. */
export const shortcutsOpen = consolePart(() => observable(false))
