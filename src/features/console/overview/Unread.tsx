import { StateMark } from '#ui/feedback/StateBadge'
import styles from './overview.module.css'

/** A line in place of rows that could not be read: its mark tells it from one that says that there are none. */
export const Unread = ({ children }: { children: string }) => (
  <p className={`${styles.none} ${styles.unread}`}>
    <StateMark tone="failed" />
    {children}
  </p>
)
