import type { ReactNode } from 'react'
import styles from './ChartGrid.module.css'

/** Charts, two in a row where there is room; one alone takes all of it. */
export const ChartGrid = ({ children }: { children: readonly ReactNode[] }) => (
  <div className={children.length === 1 ? styles.one : styles.many}>{children}</div>
)
