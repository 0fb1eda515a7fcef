import type { ReactNode } from 'react'
import styles from './ChartGrid.module.css'

/** Charts, two per row if there is room; a single one takes the whole row. */
export const ChartGrid = ({ children }: { children: readonly ReactNode[] }) => (
  <div className={children.length === 1 ? styles.one : styles.many}>{children}</div>
)
