import type { ReactNode } from 'react'
import styles from './ChartControls.module.css'

/** The controls above the charts of a page, and the keyboard hint. */
export const ChartControls = ({ children }: { children?: ReactNode }) => (
  <div className={styles.controls}>
    {children}
    <span className={styles.hint}>Drag across a chart to zoom in</span>
  </div>
)
