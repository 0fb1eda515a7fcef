import { useLayoutEffect, useState, type RefObject } from 'react'
import { textScale } from '../../../ui/rem'

/**
 * How wide an element is inside, in pixels of the usual text size (large text leaves less room), and stays known when
 * it changes; undefined before the first look.
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
