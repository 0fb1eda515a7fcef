import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

/** What the page is, one line of context, and what can be done here. */
export const PageHeader = ({
  title,
  context,
  actions,
}: {
  title: string
  context?: string
  actions?: ReactNode
}) => (
  <header className={styles.header}>
    <div className={styles.text}>
      <h1 tabIndex={-1}>{title}</h1>
      {context && <p>{context}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)
