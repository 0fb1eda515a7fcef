import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Tooltip } from '../overlays/Tooltip'
import styles from './Truncate.module.css'

const listeners = new WeakMap<Element, () => void>()
let shared: ResizeObserver | undefined

/** One shared observer for all texts of a page. */
const observer = () =>
  (shared ??= new ResizeObserver((entries) => {
    for (const { target } of entries) listeners.get(target)?.()
  }))

/** Whether the text of an element is wider than the element. */
function useIsCut(of: RefObject<HTMLElement | null>): boolean {
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

/** One line of text with an ellipsis if it does not fit. Only a truncated text is focusable and has a tooltip. */
export function Truncate({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const isCut = useIsCut(line)
  return (
    <span className={styles.room} data-text={text}>
      <Tooltip text={isCut ? text : undefined}>
        <span
          ref={line}
          className={styles.line}
          tabIndex={isCut ? 0 : undefined}
          role={isCut ? 'note' : undefined}
        >
          {text}
        </span>
      </Tooltip>
    </span>
  )
}
