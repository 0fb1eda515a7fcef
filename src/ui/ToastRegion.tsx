import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './IconButton'
import styles from './ToastRegion.module.css'

export interface Toast {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: ReactNode
  action?: ReactNode
}

interface ToastRegionProps {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
}

/** How long a toast stays, in milliseconds. A failure has to be read. */
const STAY_MS = { success: 5_000, failed: 15_000 }

/**
 * What has just happened, at the lower left. Mounted for as long as the console is, and empty first: a screen reader
 * speaks only of what is added to a region it knows. A toast stays while it is pointed at or has the focus; F6 leads to
 * the newest one and back.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const stack = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  useEffect(() => {
    const { current } = stack
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6' || !current) return
      const isInside = current.contains(document.activeElement)
      const target = isInside ? before.current : newest(current)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      if (!isInside) before.current = document.activeElement
      target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function dismiss(id: string, hadFocus: boolean) {
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus()
    onDismiss(id)
  }
  const shown = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <OneToast key={toast.id} toast={toast} onDismiss={dismiss} />)
  return (
    <div ref={stack} className={styles.stack}>
      <div role="alert" aria-live="assertive" aria-label="Error notifications">
        {shown('failed')}
      </div>
      <div role="status" aria-live="polite" aria-label="Notifications">
        {shown('success')}
      </div>
    </div>
  )
}

/** The first thing in the toast that came last. */
const newest = (stack: HTMLElement) =>
  [...stack.querySelectorAll('[data-toast]')].at(-1)?.querySelector('a, button')

interface OneToastProps {
  toast: Toast
  onDismiss: (id: string, hadFocus: boolean) => void
}

function OneToast({ toast, onDismiss }: OneToastProps) {
  const [held, setHeld] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const dismissed = useRef(onDismiss)
  useEffect(() => {
    dismissed.current = onDismiss
  })
  const { id, tone } = toast
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissed.current(id, false), STAY_MS[tone])
    return () => clearTimeout(timer)
  }, [held, id, tone])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <div
      ref={element}
      data-toast
      className={`${styles.toast} ${styles[tone]}`}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <div className={styles.text}>
        <strong>{toast.title}</strong>
        {toast.body && <div>{toast.body}</div>}
        {toast.action}
      </div>
      <IconButton
        label="Dismiss notification"
        icon={<X size={14} aria-hidden />}
        onClick={() => onDismiss(id, element.current?.contains(document.activeElement) ?? false)}
      />
    </div>
  )
}
