import type { ReactNode } from 'react'
import styles from './TabActions.module.css'
import { PageHelp } from '../help/PageHelp'

/** What can be done on a tab, above its table at the right; at the left, what one should know of the table. */
export const TabActions = ({ context, children }: { context?: string | undefined; children: ReactNode }) => (
  <div className={styles.actions}>
    {context && <p>{context}</p>}
    <PageHelp />
    {children}
  </div>
)
