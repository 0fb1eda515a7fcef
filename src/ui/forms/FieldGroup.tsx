import { useId, type ReactNode } from 'react'
import styles from './FieldGroup.module.css'

interface FieldGroupProps {
  /** The key of the group in an error list. */
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A group of controls for one question, with hint and error message. */
export function FieldGroup({ name, label, hint, error, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      data-field={name}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
    >
      <legend>{label}</legend>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children}
      <div id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </div>
    </fieldset>
  )
}
