import { useLayoutEffect, useState, type RefObject } from 'react'
import { textScale } from '#ui/layout/rem'

/**
 * The inner width of an element in pixels at the default text size (large text leaves less room), updated on change;
 * undefined before the first measurement.
 */
export function useWidth(of: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const look = () => setWidth(element.clientWidth / textScale())
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
