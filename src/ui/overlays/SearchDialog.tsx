import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import iconButton from '../actions/IconButton.module.css'
import { scrim } from './scrim'
import styles from './Dialog.module.css'

interface SearchDialogProps {
  /** Its accessible name; not visible. */
  title: string
  onDismiss: () => void
  /** Gets the focus. */
  field: RefObject<HTMLElement | null>
  footer: ReactNode
  children: ReactNode
}

/** Moves Tab within an element, round its ends. */
function keepTab(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * Hides everything but these elements from screen readers. `inert` would compute the style of the whole page again.
 *
 * @param root of the elements
 * @param kept stay, with all that is in them: the layer on top, and live regions
 * @returns shows the hidden elements again; those that were hidden before stay hidden
 */
export function hideOthers(root: Element, kept: readonly Element[]): () => void {
  const hidden: Element[] = []
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.getAttribute('aria-hidden') === 'true') continue
      if (kept.some((each) => child.contains(each))) walk(child)
      else {
        child.setAttribute('aria-hidden', 'true')
        hidden.push(child)
      }
    }
  }
  walk(root)
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden')
  }
}

/** A modal dialog of plain elements around one field, which opens at a key press (decision 049). */
export function SearchDialog({ title, onDismiss, field, footer, children }: SearchDialogProps) {
  const titleId = useId()
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    // A focused element may not be hidden, so the focus moves first.
    field.current?.focus({ preventScroll: true })
    const kept = document.querySelectorAll('[aria-live]')
    const showOthers = layer.current ? hideOthers(document.body, [layer.current, ...kept]) : undefined
    return () => {
      showOthers?.()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [field])
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab') keepTab(event)
    if (event.key !== 'Escape') return
    // Panels below it close by the same key.
    event.stopPropagation()
    onDismiss()
  }
  return createPortal(
    <div ref={layer} className={styles.layer} onKeyDown={onKeyDown}>
      <div ref={scrim} role="presentation" className={styles.scrim} onClick={onDismiss} />
      <div role="dialog" aria-labelledby={titleId} className={`${styles.popup} ${styles.search}`}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.footer}>{footer}</div>
        {/* Last in the document: Tab leads from the field to it. */}
        <button
          type="button"
          className={`${iconButton.button} ${styles.close}`}
          aria-label="Close dialog"
          onClick={onDismiss}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
    </div>,
    document.body,
  )
}
