import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A quiet label: a kind, a policy, a role. A state has a {@link StateBadge}; there is no third kind of mark. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
)
