import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/actions/Button'
import { MessagePlace } from '#ui/forms/Field'
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
  /** The effect of an empty list in two words: until its fields are shown, the title, this and the button are one line. */
  none?: string | undefined
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
  none,
  children,
}: SubFormProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const fieldsRow = useRef<HTMLDivElement>(null)
  const [messages, setMessages] = useState<HTMLElement | null>(null)
  const [isShown, setShown] = useState(moreLabel === undefined)
  if (!isShown && moreLabel === undefined) setShown(true)
  function show() {
    flushSync(() => setShown(true))
    group.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  /** Adds the item. The focus goes to the field of the next one, or of the error. */
  function add() {
    flushSync(onAdd)
    const controls = [
      ...(fieldsRow.current?.querySelectorAll<HTMLElement>('input:not([aria-hidden]), select') ?? []),
    ]
    const wrong = controls.find((control) => control.getAttribute('aria-invalid') === 'true')
    ;(wrong ?? controls.at(-1))?.focus()
  }
  const isFolded = !isShown && none !== undefined
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      className={isFolded ? `${styles.group} ${styles.folded}` : styles.group}
    >
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {!isShown && (
          <>
            {none && <span className={styles.none}>{none}</span>}
            <div className={styles.more}>
              <Button size="small" onClick={show}>
                {moreLabel}
              </Button>
            </div>
          </>
        )}
      </div>
      {!isFolded && <p className={styles.note}>{note}</p>}
      {isShown && (
        <div ref={fieldsRow} className={styles.fields}>
          <MessagePlace value={messages}>{fields}</MessagePlace>
          <div className={styles.add}>
            <Button onClick={add} disabledReason={emptyReason}>
              {addLabel}
            </Button>
          </div>
          <div ref={setMessages} className={styles.messages} />
        </div>
      )}
      {children}
    </div>
  )
}
