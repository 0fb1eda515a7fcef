import { useEffect, useState } from 'react'
import { observeSize } from '../layout/observeSize'

/** Throttle of the scroll check, in milliseconds. Rule: UI-2. */
const THROTTLE_MS = 125

/** Whether an element overflows horizontally, and on which sides. */
export interface SideEdges {
  /** Its content overflows. */
  scrolls: boolean
  before: boolean
  after: boolean
}

const NONE: SideEdges = { scrolls: false, before: false, after: false }

/** Tolerance for fractions of a pixel. */
const SLACK = 1

function look({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): SideEdges {
  const most = scrollWidth - clientWidth
  if (most <= SLACK) return NONE
  return { scrolls: true, before: scrollLeft > SLACK, after: scrollLeft < most - SLACK }
}

/** Observes a horizontally scrolling element and its children; pass the result to {@link EdgeShadows}. */
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
    // Trailing throttle: the last scroll is always checked.
    const onScroll = () => {
      timer ??= setTimeout(update, THROTTLE_MS)
    }
    const unobserve = observeSize(update, element, ...element.children)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      unobserve()
      element.removeEventListener('scroll', onScroll)
    }
  }, [element])
  return edges
}
