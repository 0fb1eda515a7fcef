import { useId, type ReactNode } from 'react'
import { Button } from '#ui/actions/Button'
import styles from './SubForm.module.css'

interface SubFormProps {
  title: string
  note: string
  /** The fields of one item. */
  fields: ReactNode
  addLabel: string
  /** Why Add is disabled. */
  emptyReason: string | undefined
  onAdd: () => void
  /** The list so far. */
  children: ReactNode
}

/** A form within a form: items are typed, validated and added to a list one at a time. */
export function SubForm({ title, note, fields, addLabel, emptyReason, onAdd, children }: SubFormProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      <p className={styles.note}>{note}</p>
      {fields}
      <div className={styles.buttons}>
        <Button size="small" onClick={onAdd} disabledReason={emptyReason}>
          {addLabel}
        </Button>
      </div>
      {children}
    </div>
  )
}
