// @chunk popups
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Tooltip.module.css'

/** Delay before a tooltip opens, in milliseconds. Rule: UI-2. */
const OPEN_DELAY_MS = 250

/** Distance from the trigger, and minimum distance from the window's edges, in pixels. */
const OFFSET = 12
const EDGE = 16

/**
 * Keeps a tooltip below its trigger, or above it if there is no space, while the page scrolls and changes. It begins
 * where the trigger begins, and one in the main part of a page stays there.
 *
 * @returns a function that stops the updates
 */
function placeTooltip(trigger: Element, tip: HTMLElement): () => void {
  const main = trigger.closest('main')
  const room = { padding: EDGE, ...(main && { boundary: main }) }
  return autoUpdate(trigger, tip, () => {
    void computePosition(trigger, tip, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [offset(OFFSET), flip(room), shift(room)],
    }).then(({ x, y }) => {
      tip.style.translate = `${x}px ${y}px`
      tip.style.visibility = 'visible'
    })
  })
}

interface TipProps {
  text: ReactNode
  trigger: HTMLElement
  /** A press elsewhere ends the tooltip: what opened it by a tap may have had no focus to lose. */
  onLeave: () => void
}

/** The popup of a tooltip, shown after a delay. Escape hides it until the pointer or a key enters again. */
export function Tip({ text, trigger, onLeave }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const onPress = ({ target }: Event) => trigger.contains(target as Node) || onLeave()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [trigger, onLeave])
  useEffect(() => {
    const shown = tip.current
    if (!open || !shown) return
    // In the top layer: a part of the page that is a layer of its own would cover it.
    shown.showPopover()
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
      <span ref={tip} popover="manual" className={styles.tip} data-tip aria-hidden>
        {text}
      </span>
    )
  )
}
