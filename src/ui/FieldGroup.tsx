import { useId, type ReactNode } from 'react'
import styles from './FieldGroup.module.css'

interface FieldGroupProps {
  /** By which a list of faults finds it. */
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Controls that answer one question together, with its hint and the message that belongs to it. */
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
