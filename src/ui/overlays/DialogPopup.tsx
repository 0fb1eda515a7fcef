// @chunk popups
import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode, RefObject } from 'react'
import iconButton from '../actions/IconButton.module.css'
import { scrim } from './scrim'
import styles from './Dialog.module.css'

export interface DialogPopupProps {
  onDismiss: () => void
  title: ReactNode
  /** 24rem, 28rem, or the width of its content, up to 48rem. */
  size?: 'narrow' | 'medium' | 'free'
  footer?: ReactNode
  children: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Gets the initial focus. Without it, the first control does, and all are measured to find it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Names the element that gets the focus on close: true for the one that had it before, false for none. */
  finalFocus?: () => HTMLElement | boolean
}

/** The dialog itself: it traps the focus and returns it on close; Escape and the scrim dismiss it. */
export function DialogPopup({
  onDismiss,
  title,
  size = 'medium',
  footer,
  children,
  role = 'dialog',
  initialFocus,
  finalFocus,
}: DialogPopupProps) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onDismiss()}>
      <Base.Portal>
        {/* Also rendered over a panel or another dialog. */}
        <Base.Backdrop ref={scrim} forceRender className={styles.scrim} />
        <Base.Popup
          className={`${styles.popup} ${styles[size]}`}
          role={role}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <Base.Title className={styles.title}>{title}</Base.Title>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last in the document, so that it does not get the initial focus. */}
          <Base.Close className={`${iconButton.button} ${styles.close}`} aria-label="Close dialog">
            <X size={16} aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
