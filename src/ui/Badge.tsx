import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A quiet label. States have {@link StateBadge}. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
)
