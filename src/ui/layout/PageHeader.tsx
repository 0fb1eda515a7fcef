import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

/** A page's heading, one line of context, and its actions. */
export const PageHeader = ({
  title,
  mark,
  context,
  aside,
  actions,
}: {
  title: string
  /** Beside the title: the state of the record, and its description. */
  mark?: ReactNode
  context?: ReactNode
  /** A section without a box of its own: its button is before the actions. */
  aside?: ReactNode
  actions?: ReactNode
}) => (
  <header className={styles.header}>
    <div className={styles.text}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{title}</h1>
        {mark}
      </div>
      {context && <p>{context}</p>}
    </div>
    {aside}
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)
