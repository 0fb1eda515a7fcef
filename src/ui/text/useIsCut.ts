import { useLayoutEffect, useState, type RefObject } from 'react'

const listeners = new WeakMap<Element, () => void>()
let shared: ResizeObserver | undefined

/** One shared observer for all texts of a page. */
const observer = () =>
  (shared ??= new ResizeObserver((entries) => {
    for (const { target } of entries) listeners.get(target)?.()
  }))

/** Whether the text of an element is wider than the element. */
export function useIsCut(of: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    listeners.set(element, () => setIsCut(element.scrollWidth > element.clientWidth))
    observer().observe(element)
    return () => {
      observer().unobserve(element)
      listeners.delete(element)
    }
  }, [of])
  return isCut
}
