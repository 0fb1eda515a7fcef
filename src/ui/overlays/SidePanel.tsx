// @kind panel
import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'
import iconButton from '../actions/IconButton.module.css'
import { useRootMark } from '../layout/useRootMark'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { scrim } from './scrim'
import dialog from './Dialog.module.css'
import styles from './SidePanel.module.css'

interface SidePanelProps {
  title: string
  /** The thing that is opened: the heading, with the title in one muted line above it. */
  name?: ReactNode
  /** The mark of its state, before the name. */
  mark?: ReactNode
  /** The place where the thing is created, below the title. */
  subtitle?: string | undefined
  onDismiss: () => void
  footer?: ReactNode
  /** Slides in. False if the page was loaded with the panel open. */
  animate?: boolean
  /** Read-only: the focus goes to the panel, not to its first control. */
  readOnly?: boolean
  children: ReactNode
}

const fields = ':is(input, textarea, select):not(:disabled)'

/** Of choices, the chosen one: a space on another one would choose that. */
const chosenOf = (panel: HTMLElement, field: HTMLElement) =>
  (field instanceof HTMLInputElement &&
    field.type === 'radio' &&
    panel.querySelector<HTMLElement>(`[name='${CSS.escape(field.name)}']:checked`)) ||
  field

/**
 * The element with the initial focus: what asks for it, else the first field. No copy button, and a checkbox only if there
 * is no other field.
 */
function firstField(panel: HTMLElement | null) {
  const first = panel?.querySelector<HTMLElement>('[data-focus-first]')
  if (first) return first
  const field =
    panel?.querySelector<HTMLElement>(`${fields}:not([type='checkbox'])`) ??
    panel?.querySelector<HTMLElement>(fields)
  return panel && field ? chosenOf(panel, field) : true
}

/** A panel at the right edge, 32rem wide. It includes its dialog code, since only lazy panel pages import it. */
export function SidePanel({
  title,
  name,
  mark,
  subtitle,
  onDismiss,
  footer,
  animate = false,
  readOnly = false,
  children,
}: SidePanelProps) {
  const popup = useRef<HTMLDivElement>(null)
  useRootMark('data-panel')
  return (
    <Base.Root open onOpenChange={(open) => !open && onDismiss()}>
      <Base.Portal>
        <Base.Backdrop ref={scrim} className={`${dialog.scrim} ${styles.scrim}`} />
        <Base.Popup
          ref={popup}
          className={`${styles.panel} ${animate ? styles.slide : ''}`}
          initialFocus={() => (readOnly ? popup.current : firstField(popup.current))}
        >
          <div className={styles.head}>
            <Base.Title className={styles.title}>
              {name === undefined ? (
                title
              ) : (
                <>
                  <span className={styles.kind}>{title}</span>
                  <VisuallyHidden>: </VisuallyHidden>
                  {mark && <span className={styles.mark}>{mark}</span>}
                  {name}
                </>
              )}
            </Base.Title>
            {subtitle && <Base.Description>{subtitle}</Base.Description>}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
          <Base.Close className={`${iconButton.button} ${dialog.close}`} aria-label="Close panel">
            <X size={16} aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
