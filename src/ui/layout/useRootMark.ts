import { useLayoutEffect } from 'react'

/**
 * Marks the root element by an attribute while the component is there, for rules about the whole page. Not by `:has()`:
 * with that the browser computes the style of the whole page at each change in it (decision 073).
 */
export function useRootMark(attribute: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute(attribute, true)
    return () => root.removeAttribute(attribute)
  }, [attribute])
}
