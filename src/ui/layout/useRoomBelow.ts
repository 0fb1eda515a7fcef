import { useEffect, type RefObject } from 'react'
import { observeSize } from './observeSize'

/**
 * Gives the page the height of the toasts over its end, as the property `--toasts` of the document: the page ends with as
 * much room, so that its last rows can be scrolled out from under them.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = element
    const root = document.documentElement
    if (!current || !isShown) return
    const unobserve = observeSize(
      () => root.style.setProperty('--toasts', `${current.offsetHeight}px`),
      current,
    )
    return () => {
      unobserve()
      root.style.removeProperty('--toasts')
      if (root.style.length === 0) root.removeAttribute('style')
    }
  }, [element, isShown])
}
