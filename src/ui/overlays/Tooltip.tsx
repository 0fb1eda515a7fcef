import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import styles from './Tooltip.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** Delay before a tooltip opens, in milliseconds. Rule: UI-2. */
const OPEN_DELAY_MS = 250

interface TooltipProps {
  /** Without a text, the child renders alone. */
  text: ReactNode
  children: ReactNode
}

/**
 * A tooltip on hover and focus. The text is also a permanent description of the child for screen readers: give the
 * child `aria-describedby` through {@link useDescription}.
 */
export function Tooltip({ text, children }: TooltipProps) {
  // Most tooltips never open: each costs one state until the pointer or the focus enters.
  const [trigger, setTrigger] = useState<HTMLElement>()
  const enter = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setTrigger(currentTarget)
  const leave = () => setTrigger(undefined)
  return (
    <span
      className={text ? styles.trigger : styles.none}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children}
      {trigger && text && <Tip text={text} trigger={trigger} />}
    </span>
  )
}

/** The popup, shown after a delay. Escape hides it until the pointer or the focus enters again. */
function Tip({ text, trigger }: { text: ReactNode; trigger: HTMLElement }) {
  const tip = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const shown = tip.current
    if (!open || !shown) return
    let isOver = false
    let stop: (() => void) | undefined
    import('./placeTooltip').then(
      ({ placeTooltip }) => {
        if (!isOver) stop = placeTooltip(trigger.firstElementChild ?? trigger, shown)
      },
      // The tooltip stays hidden; the description is available without it.
      () => {},
    )
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      isOver = true
      stop?.()
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

/** A hidden description and its id. */
export function useDescription(text: string | undefined) {
  const id = useId()
  return text
    ? { describedBy: id, description: <VisuallyHidden id={id}>{text}</VisuallyHidden> }
    : { describedBy: undefined, description: null }
}
