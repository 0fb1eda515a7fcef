import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
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
  /** The button that shows the fields of one more item; without it, and once shown, they stay in view. */
  moreLabel?: string | undefined
  /** The list so far. */
  children: ReactNode
}

/** A form within a form: items are typed, validated and added to a list one at a time. */
export function SubForm({
  title,
  note,
  fields,
  addLabel,
  emptyReason,
  onAdd,
  moreLabel,
  children,
}: SubFormProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(moreLabel === undefined)
  if (!isShown && moreLabel === undefined) setShown(true)
  function show() {
    flushSync(() => setShown(true))
    group.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return (
    <div ref={group} role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      <p className={styles.note}>{note}</p>
      {isShown && fields}
      <div className={styles.buttons}>
        {isShown ? (
          <Button key="add" size="small" onClick={onAdd} disabledReason={emptyReason}>
            {addLabel}
          </Button>
        ) : (
          <Button key="more" size="small" onClick={show}>
            {moreLabel}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
