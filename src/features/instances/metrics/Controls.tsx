import type { ReactNode } from 'react'
import styles from './Controls.module.css'

/** What is chosen about the charts of one page, above them; and how they are read by keyboard. */
export const Controls = ({ children }: { children: ReactNode }) => (
  <div className={styles.controls}>
    {children}
    <span className={styles.hint}>Drag across a chart to zoom in</span>
  </div>
)
