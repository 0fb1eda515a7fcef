import { useLayoutEffect, type RefObject } from 'react'
import { observeSize } from '#ui/layout/observeSize'

/**
 * Scrolls what has the keyboard's focus clear of the foot of the page, which has just become higher. What is further up
 * stays where it is.
 */
function clearFocus() {
  const focused = document.activeElement
  if (!focused?.matches('main :focus-visible')) return
  const { top } = focused.getBoundingClientRect()
  if (top > innerHeight / 2 && top < innerHeight) focused.scrollIntoView({ block: 'nearest' })
}

/** Gives the page the height of the strip, as the property `--strip` of the document, while the strip has one. */
export function useStripRoom(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = strip
    const root = document.documentElement
    if (!current) return
    const clear = () => {
      root.style.removeProperty('--strip')
      if (root.style.length === 0) root.removeAttribute('style')
    }
    const unobserve = observeSize(() => {
      const isRoomTaken = current.offsetHeight > 0 && getComputedStyle(current).position === 'fixed'
      if (isRoomTaken) {
        root.style.setProperty('--strip', `${current.offsetHeight}px`)
        clearFocus()
      } else clear()
    }, current)
    return () => {
      unobserve()
      clear()
    }
  }, [strip])
}
