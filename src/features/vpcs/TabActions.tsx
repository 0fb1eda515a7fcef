import type { ReactNode } from 'react'
import styles from './TabActions.module.css'

/** What can be done on a tab, above its table at the right. */
export const TabActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
