import { useRef, type PointerEvent, type RefObject } from 'react'

/**
 * Dragging an empty area with the mouse scrolls; touch scrolls natively.
 *
 * @param scrolls whether the view scrolls in both directions, or only sideways while the page scrolls down
 */
export function usePan(view: RefObject<HTMLElement | null>, scrolls: 'sideways' | 'both' = 'sideways') {
  const from = useRef<{ x: number; y: number }>(undefined)
  const stop = () => {
    from.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isEmpty = event.target instanceof Element && !event.target.closest('a, button')
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isEmpty) return
      from.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return
      const down = from.current.y - event.clientY
      view.current?.scrollBy(from.current.x - event.clientX, scrolls === 'both' ? down : 0)
      if (scrolls === 'sideways') window.scrollBy(0, down)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
