import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './FactLine.module.css'

interface Fact {
  /** The name of the value. */
  label: string
  value: ReactNode
  /** The value needs no visible label: the label is for screen readers. */
  isPlain?: boolean
}

/** On a phone, a line of more facts than this shows those that fit in about one line, and the rest on request. */
const FEW_FACTS = 3

/** The main facts about a record, in one line. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  const folds = facts.length > FEW_FACTS ? (facts[0]?.isPlain ? 3 : 2) : undefined
  return (
    <div className={styles.edge} data-folds={folds}>
      {/* The style sheet shows it on a phone alone, and the rest while it is open. */}
      {folds && (
        <details className={styles.rest}>
          <summary>More</summary>
        </details>
      )}
      <dl className={styles.line}>
        {facts.map(({ label, value, isPlain }) => (
          <div key={label}>
            <dt className={isPlain ? undefined : styles.label}>
              {isPlain ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
