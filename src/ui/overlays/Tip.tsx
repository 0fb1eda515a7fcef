// @chunk popups
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { placeTooltip } from './placeTooltip'
import styles from './Tooltip.module.css'

/** Delay before a tooltip opens, in milliseconds. Rule: UI-2. */
const OPEN_DELAY_MS = 250

/** The popup of a tooltip, shown after a delay. Escape hides it until the pointer or a key enters again. */
export function Tip({ text, trigger }: { text: ReactNode; trigger: HTMLElement }) {
  const tip = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const shown = tip.current
    if (!open || !shown) return
    const stop = placeTooltip(trigger.firstElementChild ?? trigger, shown)
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      stop()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open, trigger])
  return (
    open && (
      <span ref={tip} className={styles.tip} aria-hidden>
        {text}
      </span>
    )
  )
}
