import { useEffect, useState } from 'react'
import styles from './ConfirmDialog.module.css'

/** The longest time until the sentence says that nothing is known yet, in milliseconds. */
const SLOW_MS = 4_000

const UNKNOWN = 'It is not known what of it could be brought back.'

/**
 * The part of a deletion that could be brought back. The question does not wait for it: while it is read, and if it
 * cannot be read, the sentence says so. Rule: BACK-6.
 */
export function Returns({ ask }: { ask: () => Promise<string> }) {
  // A dialog asks once: the function of a later view is the same question.
  const [first] = useState(() => ask)
  const [text, setText] = useState('Reading what could be brought back…')
  useEffect(() => {
    let isOver = false
    const set = (next: string) => !isOver && setText(next)
    const timer = setTimeout(() => set(UNKNOWN), SLOW_MS)
    first()
      .then(set, () => set(UNKNOWN))
      .finally(() => clearTimeout(timer))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [first])
  return (
    <p role="status" className={styles.returns}>
      {text}
    </p>
  )
}
