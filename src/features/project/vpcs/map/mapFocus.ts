import { createContext, useContext } from 'react'
import type { MapNode } from './mapModel'

interface MapFocus {
  /** The hovered or focused node. */
  active: MapNode | undefined
  activate: (node: MapNode | undefined) => void
}

/** The highlighted nodes of the map, shared by context. */
export const MapFocusContext = createContext<MapFocus>({ active: undefined, activate: () => {} })

/** Whether a node or line is highlighted, dimmed or neither. */
export const emphasisOf = (active: MapNode | undefined, id: string) =>
  active ? (active.related.has(id) ? 'highlighted' : 'dimmed') : undefined

/** The handlers and marks of an element that shows a node. */
export function useNodeProps(node: MapNode) {
  const { active, activate } = useContext(MapFocusContext)
  const enter = () => activate(node)
  const leave = () => activate(undefined)
  return {
    'data-emphasis': emphasisOf(active, node.id),
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  }
}
