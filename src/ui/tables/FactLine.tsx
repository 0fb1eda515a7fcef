import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './FactLine.module.css'

interface Fact {
  /** Says what the value is. */
  label: string
  value: ReactNode
  /** The value says itself what it is: the label is for screen readers. */
  isPlain?: boolean
}

/** What there is to know about a thing at a glance, in one line. */
export const FactLine = ({ facts }: { facts: readonly Fact[] }) => (
  <div className={styles.edge}>
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
