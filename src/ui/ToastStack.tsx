import { X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { IconButton } from './IconButton'
import styles from './ToastStack.module.css'

export interface Toast {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: ReactNode
  action?: ReactNode
}

/** How long a toast stays, in milliseconds. A failure has to be read. */
const STAY_MS = { success: 5_000, failed: 15_000 }

/** What has just happened, at the lower left. Announced politely; stays while it is pointed at. */
export const ToastStack = ({
  toasts,
  onDismiss,
}: {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
}) => (
  <div className={styles.stack} role="status" aria-label="Notifications">
    {toasts.map((toast) => (
      <OneToast key={toast.id} toast={toast} onDismiss={onDismiss} />
    ))}
  </div>
)

function OneToast({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onDismiss(toast.id), STAY_MS[toast.tone])
    return () => clearTimeout(timer)
  }, [held, toast, onDismiss])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
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
        onClick={() => onDismiss(toast.id)}
      />
    </div>
  )
}
