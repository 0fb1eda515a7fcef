import { createContext, use, useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Field.module.css'

/** The props that connect a control to its field. Spread them over the control. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The element that shows the messages of the fields of one line; by default each is below its own field. */
export const MessagePlace = createContext<HTMLElement | null>(null)

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** What the typed value means, where it does not show that itself; '' for nothing to say. It is announced. */
  note?: string | undefined
  optional?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** A label, a control, a hint, a note on the value and an error message. */
export function Field({ label, hint, error, note, optional = false, children }: FieldProps) {
  const id = useId()
  const place = use(MessagePlace)
  const describedBy = [hint && `${id}-hint`, note !== undefined && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const message = (
    <div id={`${id}-error`} className={styles.error} role="alert">
      {error}
    </div>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.quiet}>(Optional)</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note !== undefined && (
        <div id={`${id}-note`} role="status" className={styles.note}>
          {note}
        </div>
      )}
      {place ? createPortal(message, place) : message}
    </div>
  )
}
