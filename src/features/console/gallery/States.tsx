import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

/** The states of one control, side by side. */
export const States = ({ children }: { children: ReactNode }) => (
  <div className={styles.states}>{children}</div>
)

/** Controls as they look with the focus. */
export const Focused = ({ children }: { children: ReactNode }) => (
  <div className={styles.focused}>{children}</div>
)
