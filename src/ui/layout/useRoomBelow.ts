import { useEffect, type RefObject } from 'react'

/**
 * Gives the page the height of something that lies over its end, as a property of the document: the page ends with as
 * much room, so that its last rows can be scrolled out from under it.
 */
export function useRoomBelow(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  property: '--toasts' | '--trials',
): void {
  useEffect(() => {
    const { current } = element
    const root = document.documentElement
    if (!current || !isShown) return
    const observer = new ResizeObserver(() => root.style.setProperty(property, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      root.style.removeProperty(property)
      if (root.style.length === 0) root.removeAttribute('style')
    }
  }, [element, isShown, property])
}
