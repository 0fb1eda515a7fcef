import { useEffect, useState } from 'react'

/** How often a scrolling element is looked at, in milliseconds. Source: specification §9. */
const THROTTLE_MS = 125

/** Where an element has more to show than it has room for, sideways. */
export interface SideEdges {
  /** Its content is wider than it is. */
  scrolls: boolean
  before: boolean
  after: boolean
}

const NONE: SideEdges = { scrolls: false, before: false, after: false }

/** Parts of a pixel count as nothing. */
const SLACK = 1

function look({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): SideEdges {
  const most = scrollWidth - clientWidth
  if (most <= SLACK) return NONE
  return { scrolls: true, before: scrollLeft > SLACK, after: scrollLeft < most - SLACK }
}

/** Watches an element that scrolls sideways, and what is in it; hand it to {@link EdgeShadows}. */
export function useSideEdges(element: HTMLElement | null): SideEdges {
  const [edges, setEdges] = useState(NONE)
  useEffect(() => {
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      timer = undefined
      const next = look(element)
      setEdges((now) =>
        now.scrolls === next.scrolls && now.before === next.before && now.after === next.after ? now : next,
      )
    }
    // The last scroll counts as well: it is what the next look sees.
    const onScroll = () => {
      timer ??= setTimeout(update, THROTTLE_MS)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [element])
  return edges
}
