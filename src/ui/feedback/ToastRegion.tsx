import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './ToastRegion.module.css'

export interface Toast {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: ReactNode
  action?: ReactNode
  /** A button that ends the toast. The toast is shown longer, so that there is time to press it. */
  act?: { label: string; run: () => void }
  /** Its action changes something: it is shown longer, too. */
  isOffer?: boolean
  /** The toast has no timeout: its owner removes it. */
  stays?: boolean
  /** Whether the page shows the same text, checked once: then the toast is for screen readers only. */
  isSaid?: () => boolean
}

interface ToastRegionProps {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
}

/** Duration of a toast, in milliseconds. An error takes longer to read. */
const STAY_MS = { success: 5_000, offer: 10_000, failed: 15_000 }

/**
 * The toasts, a line each. Always mounted and initially empty: a screen reader announces only additions to a known region.
 * A toast stays while it is hovered or focused; the end of a toast that has the focus moves it back to where it was before.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const before = useRef<Element>(null)
  function noteBefore({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  const [giveBack] = useState(() => () => {
    if (before.current instanceof HTMLElement) before.current.focus()
  })
  const shown = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => (
        <OneToast key={toast.id} toast={toast} onDismiss={onDismiss} onEndWithFocus={giveBack} />
      ))
  return (
    <div onFocus={noteBefore}>
      <div role="alert" aria-live="assertive" aria-label="Error notifications">
        {shown('failed')}
      </div>
      <div role="status" aria-live="polite" aria-label="Notifications">
        {shown('success')}
      </div>
    </div>
  )
}

interface OneToastProps {
  toast: Toast
  onDismiss: (id: string) => void
  onEndWithFocus: () => void
}

function OneToast({ toast, onDismiss, onEndWithFocus }: OneToastProps) {
  const [paused, setPaused] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const dismissed = useRef(onDismiss)
  useEffect(() => {
    dismissed.current = onDismiss
  })
  const { id, tone, act, isOffer = act !== undefined, stays = false, isSaid } = toast
  const stayMs = STAY_MS[isOffer && tone === 'success' ? 'offer' : tone]
  const [isQuiet] = useState(() => isSaid?.() ?? false)
  useEffect(() => {
    if (paused || stays) return
    const timer = setTimeout(() => dismissed.current(id), stayMs)
    return () => clearTimeout(timer)
  }, [paused, stays, id, stayMs])
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (current?.contains(document.activeElement)) onEndWithFocus()
    }
  }, [onEndWithFocus])
  if (isQuiet) return <VisuallyHidden>{toast.title}</VisuallyHidden>
  const pause = () => setPaused(true)
  const resume = () => setPaused(false)
  const end = () => onDismiss(id)
  return (
    <div
      ref={element}
      data-toast
      className={`${styles.toast} ${tone === 'failed' ? styles.failed : ''}`}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <div className={styles.text}>
        <strong>{toast.title}</strong>
        {toast.body && <div>{toast.body}</div>}
        {toast.action}
        {act && (
          <Button
            size="small"
            onClick={() => {
              act.run()
              end()
            }}
          >
            {act.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss notification" icon={<X size={14} aria-hidden />} onClick={end} />
    </div>
  )
}
