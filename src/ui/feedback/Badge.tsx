import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface BadgeProps {
  /** It is an exception, such as "Deleted": also alone in a cell it has a surface. */
  isMark?: boolean
  children: ReactNode
}

/**
 * A quiet label: a kind, a policy, a role. Alone in the cell of a table it is plain text, since each row has one. A
 * state has a {@link StateBadge}; there is no third kind of mark.
 */
export const Badge = ({ isMark, children }: BadgeProps) => (
  <span className={styles.badge} data-mark={isMark}>
    {children}
  </span>
)
