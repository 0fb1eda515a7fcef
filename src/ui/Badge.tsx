import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** Tells labels of one kind apart by colour as well; the text alone says everything. */
export type BadgeTone = 'quiet' | 'green' | 'purple' | 'blue'

/** A quiet label. States have {@link StateBadge}. */
export const Badge = ({ children, tone = 'quiet' }: { children: ReactNode; tone?: BadgeTone }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
)
