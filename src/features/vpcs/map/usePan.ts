import { useRef, type PointerEvent, type RefObject } from 'react'

/** Dragging an empty place with the mouse scrolls; fingers scroll by themselves. */
export function usePan(view: RefObject<HTMLElement | null>) {
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
      // The window of the map scrolls sideways only; up and down, the page does.
      view.current?.scrollBy(from.current.x - event.clientX, 0)
      window.scrollBy(0, from.current.y - event.clientY)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
