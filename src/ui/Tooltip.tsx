import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './Tooltip.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** How long the pointer rests before the tip shows, in milliseconds. Source: specification §9. */
const OPEN_DELAY_MS = 250
/** Distance from the trigger, and least distance from the window's edges, in pixels. */
const OFFSET = 12
const EDGE = 16

interface TooltipProps {
  /** Without a text there is no tip, and what is inside stands as if it were alone. */
  text: ReactNode
  children: ReactNode
}

/**
 * A tip on hover and on focus. The text is also a permanent description of whatever is inside, so that a screen
 * reader hears it without hovering: give the child `aria-describedby` through {@link useDescription}.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const trigger = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  const show = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), OPEN_DELAY_MS)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open || !tip.current || !trigger.current) return
    const around = (trigger.current.firstElementChild ?? trigger.current).getBoundingClientRect()
    const own = tip.current.getBoundingClientRect()
    const below = around.bottom + OFFSET
    const top = below + own.height > innerHeight - EDGE ? around.top - OFFSET - own.height : below
    const left = Math.max(
      EDGE,
      Math.min(around.left + around.width / 2 - own.width / 2, innerWidth - own.width - EDGE),
    )
    tip.current.style.translate = `${left}px ${top}px`
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <span
      ref={trigger}
      className={text ? styles.trigger : styles.none}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {open && text && (
        <span ref={tip} className={styles.tip} aria-hidden>
          {text}
        </span>
      )}
    </span>
  )
}

/** A permanent, invisible description and the id to point at. */
export function useDescription(text: string | undefined) {
  const id = useId()
  return text
    ? { describedBy: id, description: <VisuallyHidden id={id}>{text}</VisuallyHidden> }
    : { describedBy: undefined, description: null }
}
