import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** The colour of the word; the word alone is sufficient. */
export type BadgeTone = 'plain' | 'green' | 'purple' | 'blue'

/**
 * A quiet label: a kind, a policy, a role. States have {@link StateBadge}; there is no third kind of mark.
 *
 * @param tone tells the ranks of roles apart
 */
export const Badge = ({ children, tone = 'plain' }: { children: ReactNode; tone?: BadgeTone }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
)
