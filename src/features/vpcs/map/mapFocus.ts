import { createContext, useContext } from 'react'
import type { Part } from './picture'

interface MapFocus {
  /** What the pointer or the keyboard is at. */
  active: Part | undefined
  activate: (part: Part | undefined) => void
}

/** What stands out on the map, known to all its parts. */
export const MapFocusContext = createContext<MapFocus>({ active: undefined, activate: () => {} })

/** Whether a part or a line stands out, stands back, or neither, since nothing is looked at. */
export const standing = (active: Part | undefined, id: string) =>
  active ? (active.related.has(id) ? 'out' : 'back') : undefined

/** The handlers and marks of an element that shows a part. */
export function usePartProps(part: Part) {
  const { active, activate } = useContext(MapFocusContext)
  const enter = () => activate(part)
  const leave = () => activate(undefined)
  return {
    'data-standing': standing(active, part.id),
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  }
}
