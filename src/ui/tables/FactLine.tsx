import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './FactLine.module.css'

interface Fact {
  /** Says what the value is; shown only where the value does not say it itself. */
  label: string
  value: ReactNode
  isLabelled?: boolean
}

/** What there is to know about a thing at a glance, in one line. */
export const FactLine = ({ facts }: { facts: readonly Fact[] }) => (
  <div className={styles.edge}>
    <dl className={styles.line}>
      {facts.map(({ label, value, isLabelled }) => (
        <div key={label}>
          <dt className={isLabelled ? styles.label : undefined}>
            {isLabelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
